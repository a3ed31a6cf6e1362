// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { settle } from '#testing/screen.tsx'
import { Button } from './button.tsx'
import { useEarlyInput } from './early-input.ts'
import { TextAreaField, TextField } from './field.tsx'
import { useForm } from './use-form.ts'

type Car = Record<'name' | 'text' | 'brand' | 'sold' | 'way', string>
let root: Root | undefined

/** Each control writes the whole state: a handler that reads an old one loses what the others wrote. */
function Car() {
  const [car, setCar] = useState<Car>({ name: '', text: '', brand: '', sold: '', way: 'sell' })
  const form = useForm({ limits: {}, errorMessage: () => '', send: () => Promise.resolve() })
  return (
    <>
      <form id="car" {...form.props}>
        <TextField label="Nom" name="name" value={car.name} onChange={(event) => setCar({ ...car, name: event.target.value })} />
        <TextAreaField label="Texte" name="text" value={car.text} onChange={(event) => setCar({ ...car, text: event.target.value })} />
        <select name="brand" value={car.brand} onChange={(event) => setCar({ ...car, brand: event.target.value })}>
          <option value="">Choisir</option>
          <option value="dacia">Dacia</option>
        </select>
        <input type="checkbox" name="sold" checked={car.sold !== ''} onChange={() => setCar({ ...car, sold: car.sold ? '' : 'yes' })} />
        {['sell', 'keep'].map((way) => (
          <input key={way} type="radio" name="way" value={way} checked={car.way === way} onChange={() => setCar({ ...car, way })} />
        ))}
        <input name="free" defaultValue="" />
      </form>
      <Button type="submit" form="car">
        Envoyer
      </Button>
      <output>{JSON.stringify(car)}</output>
    </>
  )
}

/** The sentence field is a form that also works without script. */
function Sentence() {
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEarlyInput(form)
  return (
    <form ref={form}>
      <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </form>
  )
}

const page = (node: React.ReactNode) => (
  <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>{node}</PageRoot>
)
const control = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<E>(selector) as E
const output = () => control('output').textContent ?? ''

/** Renders on the server, lets the visitor work, hydrates. */
async function hydrate(node: React.ReactNode, before: () => void): Promise<void> {
  document.body.innerHTML = `<div>${renderToString(page(node))}</div>`
  before()
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, page(node))
  })
  await settle()
}

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
})

describe('useEarlyInput', () => {
  test('keeps what was entered before hydration', async () => {
    await hydrate(<Car />, () => {
      control('[name=name]').value = 'Duster'
      control<HTMLTextAreaElement>('textarea').value = 'Très bon état'
      control<HTMLSelectElement>('select').value = 'dacia'
      control('[name=sold]').checked = true
      control('[value=keep]').checked = true
      control('[name=free]').value = 'libre'
    })
    expect(JSON.parse(output())).toEqual({ name: 'Duster', text: 'Très bon état', brand: 'dacia', sold: 'yes', way: 'keep' })
    expect([control('[name=name]').value, control<HTMLTextAreaElement>('textarea').value]).toEqual(['Duster', 'Très bon état'])
    expect([control<HTMLSelectElement>('select').value, control('[name=free]').value]).toEqual(['dacia', 'libre'])
    expect([control('[name=sold]').checked, control('[value=keep]').checked]).toEqual([true, true])
  })

  test('changes nothing when nothing was entered', async () => {
    await hydrate(<Car />, () => undefined)
    expect(JSON.parse(output())).toEqual({ name: '', text: '', brand: '', sold: '', way: 'sell' })
  })

  test('keeps a sentence typed before hydration', async () => {
    await hydrate(<Sentence />, () => {
      control('[name=q]').value = 'clio diesel'
    })
    expect([control('[name=q]').value, output()]).toEqual(['clio diesel', 'clio diesel'])
  })
})

describe('Button', () => {
  test('disables a button outside of its form until hydration', async () => {
    let early: boolean | undefined
    await hydrate(<Car />, () => {
      early = control<HTMLButtonElement>('button[form=car]').disabled
    })
    expect([early, control<HTMLButtonElement>('button[form=car]').disabled]).toEqual([true, false])
  })
})
