/** Returns the BroadcastChannel on which the callback page sends the provider's response; `state` is the OAuth state. */
export function signInChannel(state: string): string {
  return `rihla.sign-in.${state}`
}

/** Script of the callback page in a popup or hidden iframe: sends its URL to the opener's channel and closes the window. */
export const callbackScript = `const state=new URLSearchParams(location.search).get('state')
if(state){const channel=new BroadcastChannel('${signInChannel('')}'+state);channel.postMessage({url:location.href});channel.close()}
if(window===top)setTimeout(()=>close(),1000)`
