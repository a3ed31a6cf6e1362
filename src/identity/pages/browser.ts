/**
 * What a script adds to the pages of the identity provider, which all work without it: the eye of a password, one sending per press,
 * seconds that count down. Loaded as a file of its own and after the page.
 */

export {}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-reveal]')) {
  const input = button.previousElementSibling
  if (!(input instanceof HTMLInputElement)) continue
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  })
  // a browser keeps what was typed into a field of text: the password leaves as one
  input.form?.addEventListener('submit', () => {
    input.type = 'password'
    button.setAttribute('aria-pressed', 'false')
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
  let sent = false
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault()
    sent = true
    for (const button of form.querySelectorAll('button[type=submit]')) button.setAttribute('aria-busy', 'true')
  })
  // the page may come back from the memory of the browser
  window.addEventListener('pageshow', () => {
    sent = false
    for (const button of form.querySelectorAll('button[type=submit]')) button.removeAttribute('aria-busy')
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-wait]')) {
  const until = performance.now() + Number(form.dataset.wait) * 1000
  const button = form.querySelector('button')
  const clock = form.querySelector('[data-clock]')
  if (!button || !clock) continue
  const tick = (): void => {
    const left = Math.ceil((until - performance.now()) / 1000)
    button.hidden = left > 0
    if (left > 0) {
      clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
      setTimeout(tick, 1000)
    } else clock.parentElement?.remove()
  }
  tick()
}
