import type { Language } from '#shared/language.ts'

/**
 * Data of every page of the identity provider. The provider selects the page and fills in the data; pages only render it, and work without
 * script.
 * Forms post `application/x-www-form-urlencoded` to their `action`, with `token` in the hidden field `_csrf`. Field names are the keys of
 * `Values`; an unchecked box is not sent. Submitted values are returned in `values`, except passwords and codes.
 */
export type IdentityPage =
  | LoginPage
  | SmsPhonePage
  | SmsCodePage
  | RegisterPage
  | ForgottenPage
  | ForgottenSentPage
  | ResetPage
  | ConfirmEmailPage
  | LinkPage
  | VerifyPhonePage
  | AlreadySignedInPage
  | ManagePage
  | NamePage
  | EmailPage
  | PhonePage
  | PhoneCodePage
  | PasswordPage
  | DeletionPage
  | SignOutPage
  | SignedOutPage
  | DeletedPage
  | ErrorPage

/** Context of every page. */
export interface Shown {
  language: Language
  /** `/` or `/occasion/`: base path of the site */
  basePath: string
  /** URLs of the page in the other languages */
  otherLanguages: { language: Language; href: string }[]
  site: {
    /** in the language of the page */
    name: string
    /** home page of the site */
    home: string
    /** data controller; empty when not set */
    company: string
    /** CNDP declaration number; empty when not set */
    cndp: string
    /** contact for personal data; empty when not set */
    email: string
  }
  /** stylesheets and script of these pages; none without a build */
  files: { styles: readonly string[]; script: string | null }
}

/** Error of a field (or of the form, under the key `form`); its message is `fault.<name>` in the pack `identity`. */
export interface Fault {
  name: FaultName
  /** of `tooMany`: minutes to wait */
  minutes?: number
}

export type FaultName =
  /** empty; the message names the field */
  | 'missing'
  /** login, of the whole form: name or password is wrong */
  | 'wrong'
  | 'tooMany'
  | 'emailInvalid'
  | 'phoneInvalid'
  /** neither e-mail nor phone */
  | 'identifierInvalid'
  | 'emailExists'
  | 'phoneExists'
  /** over the maximum length */
  | 'tooLong'
  | 'passwordShort'
  | 'passwordLong'
  /** a common password, or the user's own name or address */
  | 'passwordCommon'
  /** the current password is wrong */
  | 'passwordWrong'
  | 'codeWrong'
  | 'codeExpired'
  /** the SMS or e-mail could not be sent: try again */
  | 'notSent'
  /** the page was open too long, or its CSRF token is invalid */
  | 'formExpired'
  /** deletion: not confirmed */
  | 'unconfirmed'

/** A form: action, values, errors. The first invalid field gets the focus. */
export interface Form<Values, Secret extends string = never> {
  action: string
  token: string
  values: Values
  errors: Partial<Record<keyof Values | Secret | 'form', Fault>>
}

/** Success message at the top of a page. */
export type Notice =
  | 'passwordReset'
  | 'emailConfirmed'
  /** confirmation sent to the new address; the old one stays valid until then */
  | 'emailSent'
  | 'phoneConfirmed'
  | 'codeSent'
  | 'saved'
  | 'passwordChanged'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'exportAsked'

/** Sign-in by e-mail or phone and password. Fields: `identifier`, `password`, `remember`. */
export interface LoginPage {
  kind: 'login'
  form: Form<{ identifier: string; remember: boolean }, 'password'>
  /** alternatives; `cancel` returns to the site and is null outside an interaction */
  links: { forgotten: string; sms: string; register: string; cancel: string | null }
  notice?: Notice
}

/** SMS sign-in, step 1: the number. Field: `phone`. The response does not reveal whether the number is known. */
export interface SmsPhonePage {
  kind: 'smsPhone'
  form: Form<{ phone: string }>
  links: { login: string; register: string }
}

/** SMS sign-in, step 2. Fields: `code`, `remember`. `resend` is a separate form without fields. */
export interface SmsCodePage {
  kind: 'smsCode'
  form: Form<{ remember: boolean }, 'code'>
  /** E.164 */
  phone: string
  resend: Resend
  links: { otherPhone: string; login: string }
  notice?: Notice
}

/** Form for a new code; `wait`: seconds until it is available. */
export interface Resend {
  action: string
  token: string
  wait: number
}

export type Civility = 'M.' | 'Mme.' | 'Société'

/** Fields of the registration except `password`. */
export interface RegisterValues {
  civility: Civility | ''
  /** only for the civility Société */
  companyName: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
  /** consents, unchecked by default: newsletter by e-mail … */
  news: boolean
  /** … and marketing by channel */
  offersEmail: boolean
  offersPost: boolean
  offersPhone: boolean
}

export interface RegisterPage {
  kind: 'register'
  form: Form<RegisterValues, 'password'>
  links: { login: string; cancel: string | null }
}

/** Field: `identifier` (e-mail or phone). */
export interface ForgottenPage {
  kind: 'forgotten'
  form: Form<{ identifier: string }>
  links: { login: string }
}

/** Shown whether or not the account exists. */
export interface ForgottenSentPage {
  kind: 'forgottenSent'
  /** as typed */
  identifier: string
  links: { login: string; again: string }
}

/** New password from a mail link. Field: `password`. */
export interface ResetPage {
  kind: 'reset'
  form: Form<Record<never, never>, 'password'>
  /** for the password manager */
  email: string
}

/** Target of a confirmation link; a button confirms, as mail scanners open links. */
export interface ConfirmEmailPage {
  kind: 'confirmEmail'
  email: string
  action: string
  token: string
}

/** Result of a mail link. */
export interface LinkPage {
  kind: 'link'
  result:
    | 'emailConfirmed'
    /** expired, unknown or, for a password, used: indistinguishable */
    | 'emailExpired'
    | 'resetExpired'
  /** next page: the site (`emailConfirmed`) or a new link (`…Expired`) */
  next: string
}

/** Phone confirmation of a new account. Field: `code`. `later` skips it; null when the number is required. */
export interface VerifyPhonePage {
  kind: 'verifyPhone'
  form: Form<Record<never, never>, 'code'>
  phone: string
  resend: Resend
  links: { otherPhone: string; later: string | null }
  notice?: Notice
}

/** A signed-in user opens login or register. */
export interface AlreadySignedInPage {
  kind: 'alreadySignedIn'
  name: string
  /** continue, or switch accounts (post) */
  continueUrl: string
  other: { action: string; token: string }
}

/** Account overview; each editable part links to its own page. */
export interface ManagePage {
  kind: 'manage'
  account: {
    civility: Civility
    firstName: string
    lastName: string
    companyName: string | null
    email: string
    emailVerified: boolean
    /** new address that waits for confirmation */
    pendingEmail: string | null
    /** E.164 */
    phone: string
    phoneVerified: boolean
    language: Language
    /** ISO 8601 */
    passwordChanged: string | null
  }
  sessions: readonly Session[]
  /** data export: none, in preparation, or ready (`url`, until `expires`, ISO 8601) */
  dataExport: { state: 'none' } | { state: 'asked' } | { state: 'ready'; url: string; expires: string }
  /** CSRF token of every form of the page */
  token: string
  links: {
    /** pages */
    name: string
    email: string
    phone: string
    verifyPhone: string
    password: string
    deletion: string
    /** forms: `language` posts `language`; `endSession` posts `session`; the others have no fields */
    confirmEmail: string
    language: string
    endSession: string
    endSessions: string
    dataExport: string
    signOut: string
    /** page of the site to return to */
    site: string
  }
  notice?: Notice
}

/** A signed-in device. */
export interface Session {
  id: string
  /** true for this device */
  current: boolean
  /** from the user agent: `Chrome`, `Android`; empty when unknown */
  browser: string
  system: string
  /** ISO 8601 */
  since: string
  lastSeen: string
}

/** Fields: `civility`, `companyName`, `firstName`, `lastName`. */
export interface NamePage {
  kind: 'name'
  form: Form<{ civility: Civility; companyName: string; firstName: string; lastName: string }>
  links: { manage: string }
}

/** Fields: `email`, `currentPassword`. */
export interface EmailPage {
  kind: 'email'
  form: Form<{ email: string }, 'currentPassword'>
  /** current address */
  present: string
  links: { manage: string }
}

/** Fields: `phone`, `currentPassword`. A code is sent to the new number. */
export interface PhonePage {
  kind: 'phone'
  form: Form<{ phone: string }, 'currentPassword'>
  /** E.164 */
  present: string
  links: { manage: string }
}

/** Field: `code`. */
export interface PhoneCodePage {
  kind: 'phoneCode'
  form: Form<Record<never, never>, 'code'>
  phone: string
  resend: Resend
  links: { otherPhone: string; manage: string }
  notice?: Notice
}

/** Fields: `currentPassword`, `password`. */
export interface PasswordPage {
  kind: 'password'
  form: Form<Record<never, never>, 'currentPassword' | 'password'>
  /** for the password manager */
  email: string
  links: { manage: string; forgotten: string }
}

/** Fields: `currentPassword`, `confirmed`. */
export interface DeletionPage {
  kind: 'deletion'
  form: Form<{ confirmed: boolean }, 'currentPassword'>
  links: { manage: string }
}

/** Shown when the site's sign-out request does not identify the session. */
export interface SignOutPage {
  kind: 'signOut'
  /** name of the user; empty when unknown */
  name: string
  /** posts `fields` unchanged */
  action: string
  fields: Readonly<Record<string, string>>
  /** back without sign-out */
  stay: string
}

export interface SignedOutPage {
  kind: 'signedOut'
  links: { login: string | null }
}

export interface DeletedPage {
  kind: 'deleted'
}

/** An error: one sentence and a link. */
export interface ErrorPage {
  kind: 'error'
  fault: /** the sign-in took too long or was finished already: start again from the site */
    | 'interactionExpired'
    /** the client's request is invalid */
    | 'badRequest'
    | 'formExpired'
    | 'notFound'
    | 'tooMany'
    | 'unexpected'
  /** request id, for support */
  reference: string
}
