import { describe, expect, test } from 'vitest'
import { direction, type Language, languages, otherLanguages } from '#shared/language.ts'
import type { FaultName, Form, IdentityPage, ManagePage, Notice, RegisterValues, Shown } from './page.ts'
import { renderIdentityPage } from './render.tsx'

function shown(language: Language): Shown {
  return {
    language,
    basePath: '/occasion/',
    otherLanguages: otherLanguages(language).map((other) => ({ language: other, href: `/identity/login?lang=${other}` })),
    site: { name: 'Rihla', home: '/occasion/', company: 'Rihla SA', cndp: 'D-1/2026', email: 'donnees@rihla.example' },
    files: { styles: ['/occasion/assets/style.css'], script: '/occasion/assets/browser.js' },
  }
}

function html(page: IdentityPage, language: Language = 'fr'): string {
  return renderIdentityPage(page, shown(language))
}

function form<Values, Secret extends string>(values: Values, errors: Form<Values, Secret>['errors'] = {}): Form<Values, Secret> {
  return { action: '/identity/step', token: 'hidden-token', values, errors }
}

const newcomer: RegisterValues = {
  civility: '',
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: 'fr',
  news: false,
  offersEmail: false,
  offersPost: false,
  offersPhone: false,
}
const resend = { action: '/identity/resend', token: 'hidden-token', wait: 42 }
const phone = '+212661234567'
const account: ManagePage['account'] = {
  civility: 'Société',
  firstName: 'Salma',
  lastName: 'Alaoui',
  companyName: 'Atlas Négoce',
  email: 'salma@exemple.ma',
  emailVerified: false,
  pendingEmail: 'autre@exemple.ma',
  phone,
  phoneVerified: false,
  language: 'ar',
  passwordChanged: '2026-02-03T23:30:00Z',
}
const session = {
  id: 's1',
  current: true,
  browser: 'Firefox',
  system: 'Android',
  since: '2026-02-11T09:00:00Z',
  lastSeen: '2026-03-14T21:12:00Z',
}
const manage: ManagePage = {
  kind: 'manage',
  account,
  sessions: [session, { ...session, id: 's2', current: false }, { ...session, id: 's3', current: false, browser: '', system: '' }],
  dataExport: { state: 'ready', url: '/export', expires: '2026-03-22T10:00:00Z' },
  token: 'hidden-token',
  links: {
    name: '/n',
    email: '/e',
    phone: '/p',
    verifyPhone: '/v',
    password: '/pw',
    deletion: '/d',
    confirmEmail: '/ce',
    language: '/l',
    endSession: '/es',
    endSessions: '/ess',
    dataExport: '/de',
    signOut: '/so',
    site: 'https://rihla.example/history',
  },
}
const login = (errors = {}): IdentityPage => ({
  kind: 'login',
  form: form({ identifier: 'salma@exemple.ma', remember: true }, errors),
  links: { forgotten: '/f', sms: '/s', register: '/r', cancel: '/c' },
})

/** One of every kind. */
const pages: IdentityPage[] = [
  login(),
  { kind: 'smsPhone', form: form({ phone: '' }), links: { login: '/l', register: '/r' } },
  { kind: 'smsCode', form: form({ remember: false }), phone, resend, links: { otherPhone: '/o', login: '/l' } },
  { kind: 'register', form: form(newcomer), links: { login: '/l', cancel: '/c' } },
  { kind: 'verifyPhone', form: form({}), phone, resend, links: { otherPhone: '/o', later: '/later' } },
  { kind: 'forgotten', form: form({ identifier: '' }), links: { login: '/l' } },
  { kind: 'forgottenSent', identifier: 'salma@exemple.ma', links: { login: '/l', again: '/a' } },
  { kind: 'reset', form: form({}), email: 'salma@exemple.ma' },
  { kind: 'confirmEmail', email: 'salma@exemple.ma', action: '/ce', token: 'hidden-token' },
  ...(['emailConfirmed', 'emailExpired', 'resetExpired'] as const).map((result) => ({ kind: 'link' as const, result, next: '/next' })),
  { kind: 'alreadySignedIn', name: 'Salma Alaoui', continueUrl: '/go', other: { action: '/other', token: 'hidden-token' } },
  manage,
  { ...manage, dataExport: { state: 'asked' }, account: { ...account, civility: 'Mme.', companyName: null, passwordChanged: null } },
  { ...manage, dataExport: { state: 'none' }, account: { ...account, emailVerified: true, phoneVerified: true, pendingEmail: null } },
  { kind: 'name', form: form({ civility: 'M.', companyName: '', firstName: 'Omar', lastName: 'Idrissi' }), links: { manage: '/m' } },
  { kind: 'email', form: form({ email: '' }), present: 'salma@exemple.ma', links: { manage: '/m' } },
  { kind: 'phone', form: form({ phone: '' }), present: phone, links: { manage: '/m' } },
  { kind: 'phoneCode', form: form({}), phone, resend: { ...resend, wait: 0 }, links: { otherPhone: '/o', manage: '/m' } },
  { kind: 'password', form: form({}), email: 'salma@exemple.ma', links: { manage: '/m', forgotten: '/f' } },
  { kind: 'deletion', form: form({ confirmed: false }), links: { manage: '/m' } },
  { kind: 'signOut', name: 'Salma', action: '/end', fields: { xsrf: 'x', logout: 'yes' }, stay: '/stay' },
  { kind: 'signOut', name: '', action: '/end', fields: {}, stay: '/stay' },
  { kind: 'signedOut', links: { login: '/l' } },
  { kind: 'deleted' },
  ...(['interactionExpired', 'badRequest', 'formExpired', 'notFound', 'tooMany', 'unexpected'] as const).map((fault) => ({
    kind: 'error' as const,
    fault,
    reference: 'req-1',
  })),
]

describe('all pages', () => {
  test.each(languages)('in %s have texts, one heading and one title', (language) => {
    for (const page of pages) {
      const text = html(page, language)
      expect(text.startsWith(`<!DOCTYPE html><html lang="${language}" dir="${direction(language)}">`)).toBe(true)
      // a sentence that is not there shows its key
      expect(text.match(/>[a-z]+(\.[a-zA-Z]+)+</g), page.kind).toBeNull()
      expect(text.match(/<h1/g), page.kind).toHaveLength(1)
      expect(text.match(/<main/g), page.kind).toHaveLength(1)
      expect(text.match(/<title>([^<]+)<\/title>/)?.[1], page.kind).toMatch(/ – Rihla$/)
    }
  })

  test('contain no inline script; each form has its CSRF token', () => {
    for (const page of pages) {
      const text = html(page)
      expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/occasion/assets/browser.js">'])
      expect(text).not.toMatch(/ on[a-z]+="|javascript:|<style| style="/)
      for (const [whole] of text.matchAll(/<form[\s\S]*?<\/form>/g)) {
        expect(whole).toMatch(/^<form[^>]* method="post"/)
        expect(whole).toMatch(/^<form[^>]* action="\//)
        if (page.kind !== 'signOut') expect(whole).toContain('<input type="hidden" name="_csrf" value="hidden-token"/>')
        expect(whole).toContain('type="submit"')
      }
    }
  })

  test('label every field', () => {
    for (const page of pages) {
      const text = html(page)
      for (const [, id = ''] of text.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)) expect(text).toContain(`for="${id}"`)
    }
  })

  test('reference no files without a build', () => {
    const text = renderIdentityPage(login(), { ...shown('fr'), files: { styles: [], script: null } })
    expect(text).not.toMatch(/<script|stylesheet/)
  })
})

describe('errors', () => {
  test('describe the field, focus the first one and mark the title', () => {
    const text = html({
      kind: 'register',
      form: form(
        { ...newcomer, civility: 'Mme.', firstName: 'Salma', email: 'salma@', phone: '0661', news: true },
        { phone: { name: 'phoneExists' }, email: { name: 'emailInvalid' }, password: { name: 'missing' } },
      ),
      links: { login: '/l', cancel: null },
    })
    const [focused = '', ...others] = text.match(/<[^>]+ autofocus\b[^>]*>/g) ?? []
    expect(others).toEqual([])
    expect(focused).toContain('name="email"')
    expect(focused).toContain('aria-invalid="true"')
    const [, below = ''] = focused.match(/aria-describedby="([^"]+)"/) ?? []
    expect(text.slice(text.indexOf(`id="${below}"`))).toMatch(/^[\s\S]{0,400}L’adresse n’est pas complète/)
    expect(text).toContain('<title>Erreur : Créer un compte – Rihla</title>'.replace(' :', '\u00a0:'))
  })

  test('shows the customer tabs and the return link', () => {
    const text = html(manage)
    const links = [...text.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    for (const place of ['history', 'alert', 'favourites', 'customer/current']) expect(links).toContain(`/occasion/${place}`)
    expect(text).toMatch(/href="https:\/\/rihla\.example\/history"[^>]*>(?:<svg.*?<\/svg>)?Retour au site/)
    const change = html({ kind: 'email', form: form({ email: '' }), present: 'salma@exemple.ma', links: { manage: '/m' } })
    expect(change).toMatch(/href="\/occasion\/"[^>]*>(?:<svg.*?<\/svg>)?Retour au site/)
  })

  test('preserve values except passwords', () => {
    const text = html({
      kind: 'register',
      form: form(
        { ...newcomer, civility: 'Société', firstName: 'Salma "S"', phone: '06 61 23 45 67', offersPost: true },
        { password: { name: 'missing' } },
      ),
      links: { login: '/l', cancel: null },
    })
    expect(text).toContain('value="Salma &quot;S&quot;"')
    expect(text).toContain('value="06 61 23 45 67"')
    expect(text).toMatch(/<input[^>]*value="Société"[^>]*checked\b|<input[^>]*checked\b[^>]*value="Société"/)
    const ticked = [...text.matchAll(/<input[^>]*checked\b[^>]*>/g)].map(([box]) => box.match(/name="(\w+)"/)?.[1])
    expect(ticked).toEqual(['civility', 'offersPost'])
    for (const [field] of text.matchAll(/<input[^>]*type="password"[^>]*>/g)) expect(field).not.toContain('value=')
  })

  test('of the form are shown above it and focused if no field is', () => {
    const alone = html(login({ form: { name: 'tooMany', minutes: 4 } }))
    expect(alone).toMatch(/<div role="alert" tabindex="-1" autofocus="">/)
    expect(alone).toContain('Réessayez dans 4 minutes.')
    const both = html(login({ form: { name: 'formExpired' }, password: { name: 'missing' } }))
    expect(both).toContain('<div role="alert" tabindex="-1">')
  })

  test('of wrong credentials are below the password, which has the focus', () => {
    const text = html(login({ form: { name: 'wrong' } }))
    expect(text).not.toContain('role="alert"')
    expect(text.match(/<[^>]+ autofocus\b[^>]*>/g)).toEqual([expect.stringContaining('name="password"')])
    expect(text).toContain('E-mail, téléphone ou mot de passe incorrect.')
  })

  test.each(languages)('in %s have a text for every fault and notice', (language) => {
    const faults: FaultName[] = [
      'missing',
      'wrong',
      'tooMany',
      'emailInvalid',
      'phoneInvalid',
      'identifierInvalid',
      'emailExists',
      'phoneExists',
      'tooLong',
      'passwordShort',
      'passwordLong',
      'passwordCommon',
      'passwordWrong',
      'codeWrong',
      'codeExpired',
      'notSent',
      'formExpired',
      'unconfirmed',
    ]
    for (const name of faults) {
      expect(html(login({ form: { name } }), language), name).not.toContain('fault.')
      expect(html(login({ password: { name } }), language), name).not.toContain('fault.')
    }
    const notices: Notice[] = [
      'passwordReset',
      'emailConfirmed',
      'emailSent',
      'phoneConfirmed',
      'codeSent',
      'saved',
      'passwordChanged',
      'sessionEnded',
      'sessionsEnded',
      'exportAsked',
    ]
    for (const notice of notices) expect(html({ ...manage, notice }, language)).not.toContain('notice.')
  })
})

describe('account page', () => {
  test('shows confirmation, current device and Moroccan time', () => {
    const text = html(manage).replaceAll(/[\u2066\u2068\u2069]/g, '')
    expect(text.match(/À confirmer/g)).toHaveLength(2)
    expect(text).toContain('Atlas Négoce')
    expect(text).toContain('autre@exemple.ma')
    expect(text).toContain('06\u00a061\u00a023\u00a045\u00a067')
    expect(text).toContain('Cet appareil')
    expect(text).toContain('Appareil inconnu')
    // half past eleven at night in universal time is the next day there
    expect(text).toContain('Modifié le 04/02/2026')
    expect(text.match(/name="session" value="s\d"/g)).toEqual(['name="session" value="s2"', 'name="session" value="s3"'])
  })
})
