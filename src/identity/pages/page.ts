import type { Language } from '#shared/language.ts'

/**
 * Every page of the identity provider with exactly the data it shows. The provider decides which page comes and fills it, the pages
 * only draw: no page asks anything, and each works without a script.
 *
 * A form posts (`application/x-www-form-urlencoded`) to its `action` and carries `token` in the hidden field `_csrf`. The names of
 * its fields are the keys of its `Values`; a box that is not ticked is not sent. What was typed comes back in `values`, never a
 * password or a code.
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

/** What stands around every page. */
export interface Shown {
  language: Language
  /** `/` or `/occasion/`: where the files of the site lie */
  basePath: string
  /** addresses of the same page in the other languages */
  otherLanguages: { language: Language; href: string }[]
  site: {
    /** in the language of the page */
    name: string
    /** first page of the site */
    home: string
    /** company that answers for the data; empty when it is not set */
    company: string
    /** number of the CNDP declaration; empty when it is not set */
    cndp: string
    /** address for questions about personal data; empty when it is not set */
    email: string
  }
  /** addresses of the style sheets and of the small script of these pages, from the build; none without a build */
  files: { styles: readonly string[]; script: string | null }
}

/** A sentence in red beside a field (or over the form, under the key `form`); the text is in the pack `identity` under `fault.<name>`. */
export interface Fault {
  name: FaultName
  /** for `tooMany`: how long to wait */
  minutes?: number
}

export type FaultName =
  /** nothing was given; the sentence names the field */
  | 'missing'
  /** login, of the whole form: the pair is wrong, whichever of the two it is */
  | 'wrong'
  | 'tooMany'
  | 'emailInvalid'
  | 'phoneInvalid'
  /** neither an e-mail nor a phone number */
  | 'identifierInvalid'
  | 'emailExists'
  | 'phoneExists'
  /** more characters than the field takes */
  | 'tooLong'
  | 'passwordShort'
  | 'passwordLong'
  /** one of the words that everybody tries, or the person's own name or address */
  | 'passwordCommon'
  /** the present password, asked for before a change, is not right */
  | 'passwordWrong'
  | 'codeWrong'
  | 'codeExpired'
  /** the SMS or e-mail could not be handed over: try again */
  | 'notSent'
  /** the page was open too long, or its hidden token does not fit */
  | 'formExpired'
  /** deletion: the box was not ticked */
  | 'unconfirmed'

/** One form: where it goes, what was typed, what is wrong. The first field in error gets the focus. */
export interface Form<Values, Secret extends string = never> {
  action: string
  token: string
  values: Values
  errors: Partial<Record<keyof Values | Secret | 'form', Fault>>
}

/** Said once at the top of a page, after something went well. */
export type Notice =
  | 'passwordReset'
  | 'emailConfirmed'
  /** a confirmation is on its way to the new address; the old one counts until then */
  | 'emailSent'
  | 'phoneConfirmed'
  | 'codeSent'
  | 'saved'
  | 'passwordChanged'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'exportAsked'

/** E-mail or phone and password. Fields: `identifier`, `password`, `remember`. */
export interface LoginPage {
  kind: 'login'
  form: Form<{ identifier: string; remember: boolean }, 'password'>
  /** where to go instead; `cancel` leads back to the site and is null outside an interaction */
  links: { forgotten: string; sms: string; register: string; cancel: string | null }
  notice?: Notice
}

/** Sign-in by SMS, first step: to which number. Field: `phone`. The answer is the same whether the number is known or not. */
export interface SmsPhonePage {
  kind: 'smsPhone'
  form: Form<{ phone: string }>
  links: { login: string; register: string }
}

/** Sign-in by SMS, second step. Fields: `code`, `remember`. `resend` is a form of its own without fields. */
export interface SmsCodePage {
  kind: 'smsCode'
  form: Form<{ remember: boolean }, 'code'>
  /** E.164 */
  phone: string
  resend: Resend
  links: { otherPhone: string; login: string }
  notice?: Notice
}

/** A new code; `wait` is the number of seconds until it may be asked for. */
export interface Resend {
  action: string
  token: string
  wait: number
}

export type Civility = 'M.' | 'Mme.' | 'Société'

/** Fields of register besides `password`. */
export interface RegisterValues {
  civility: Civility | ''
  /** only with the civility Société */
  companyName: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
  /** consents, never ticked beforehand: news of the site by e-mail … */
  news: boolean
  /** … and marketing offers, by channel */
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

/** The same words whether the account exists or not. */
export interface ForgottenSentPage {
  kind: 'forgottenSent'
  /** as it was typed */
  identifier: string
  links: { login: string; again: string }
}

/** A new password, from the link of the e-mail. Field: `password`. */
export interface ResetPage {
  kind: 'reset'
  form: Form<Record<never, never>, 'password'>
  /** whose account it is, shown so that the password manager keeps the right pair */
  email: string
}

/** The link of a confirmation letter: a press confirms, because programs that look into mails open links too. */
export interface ConfirmEmailPage {
  kind: 'confirmEmail'
  email: string
  action: string
  token: string
}

/** Where a link of an e-mail ended. */
export interface LinkPage {
  kind: 'link'
  result:
    | 'emailConfirmed'
    /** too old, unknown or, for a new password, used: all look the same */
    | 'emailExpired'
    | 'resetExpired'
  /** on, to the site (`emailConfirmed`) or to a fresh link (`…Expired`) */
  next: string
}

/** The number of a new account. Fields: `code`. `later` goes on without it, null when the number is required. */
export interface VerifyPhonePage {
  kind: 'verifyPhone'
  form: Form<Record<never, never>, 'code'>
  phone: string
  resend: Resend
  links: { otherPhone: string; later: string | null }
  notice?: Notice
}

/** Someone who has a session arrives at login or register. */
export interface AlreadySignedInPage {
  kind: 'alreadySignedIn'
  name: string
  /** `go on` and `use another account` (posts) */
  continueUrl: string
  other: { action: string; token: string }
}

/** The account at a glance; every part that can be changed leads to a page of its own. */
export interface ManagePage {
  kind: 'manage'
  account: {
    civility: Civility
    firstName: string
    lastName: string
    companyName: string | null
    email: string
    emailVerified: boolean
    /** address that waits for its confirmation */
    pendingEmail: string | null
    /** E.164 */
    phone: string
    phoneVerified: boolean
    language: Language
    /** ISO time */
    passwordChanged: string | null
  }
  sessions: readonly Session[]
  /** data asked for: nothing yet, being prepared, or ready (`url`, until the ISO time `expires`) */
  dataExport: { state: 'none' } | { state: 'asked' } | { state: 'ready'; url: string; expires: string }
  /** hidden token of every form of the page */
  token: string
  links: {
    /** pages */
    name: string
    email: string
    phone: string
    verifyPhone: string
    password: string
    deletion: string
    /** forms: `language` posts the field `language`; `endSession` the field `session`; the others nothing */
    confirmEmail: string
    language: string
    endSession: string
    endSessions: string
    dataExport: string
    signOut: string
    /** the page of the site from which somebody came */
    site: string
  }
  notice?: Notice
}

/** One device that is signed in. */
export interface Session {
  id: string
  /** the one this page is seen with */
  current: boolean
  /** words a person recognises, made from the user agent: `Chrome`, `Android`; empty when unknown */
  browser: string
  system: string
  /** ISO times */
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
  /** the address that counts now */
  present: string
  links: { manage: string }
}

/** Fields: `phone`, `currentPassword`. A code goes to the new number. */
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

/** Asked when the site's request to sign out does not prove whose it is. */
export interface SignOutPage {
  kind: 'signOut'
  /** name of who is signed in; empty when unknown */
  name: string
  /** posts `fields` as they are */
  action: string
  fields: Readonly<Record<string, string>>
  /** back without signing out */
  stay: string
}

export interface SignedOutPage {
  kind: 'signedOut'
  links: { login: string | null }
}

export interface DeletedPage {
  kind: 'deleted'
}

/** What went wrong, in one sentence, and the way on. */
export interface ErrorPage {
  kind: 'error'
  fault: /** the sign-in took too long or was finished already: start again from the site */
    | 'interactionExpired'
    /** the request of the application is not valid */
    | 'badRequest'
    | 'formExpired'
    | 'notFound'
    | 'tooMany'
    | 'unexpected'
  /** number of the request, for the assistance */
  reference: string
}
