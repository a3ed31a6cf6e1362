/** Leaves for the page of the card gateway, as its protocol wants it: by a form that the browser posts there. */
export function leaveForGateway({ action, fields }: { action: string; fields: Record<string, string> }): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
