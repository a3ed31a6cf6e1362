/** Progressive enhancement of the identity pages: password toggle, single submit, countdown. Loaded as a separate deferred file. */

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
  // browsers store values of text inputs: submit as password input
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
  // the page may be restored from the back/forward cache
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
