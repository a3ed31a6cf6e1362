/** The channel on which a callback page hands the provider's answer to the page that asked; `state` is the number of the question. */
export function signInChannel(state: string): string {
  return `rihla.sign-in.${state}`
}

/** Script of the pages to which the provider sends a window or a hidden frame back: says where it arrived, then is done. */
export const callbackScript = `const state=new URLSearchParams(location.search).get('state')
if(state){const channel=new BroadcastChannel('${signInChannel('')}'+state);channel.postMessage({url:location.href});channel.close()}
if(window===top)setTimeout(()=>close(),1000)`
