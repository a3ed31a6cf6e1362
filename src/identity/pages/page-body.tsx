import { Email, Name, Password, Phone, PhoneCode } from './changes.tsx'
import { Deletion } from './deletion.tsx'
import { Forgotten, Reset } from './forgotten.tsx'
import { Login } from './login.tsx'
import { Manage } from './manage.tsx'
import { AlreadySignedIn, ConfirmEmail, Deleted, FailurePage, ForgottenSent, Link, SignedOut, SignOut } from './outcome.tsx'
import type { IdentityPage, Shown } from './page.ts'
import { Register } from './register.tsx'
import { SmsCode, SmsPhone, VerifyPhone } from './sms.tsx'

/** Renders a page by its kind. */
export function PageBody({ page, shown }: { page: IdentityPage; shown: Shown }) {
  switch (page.kind) {
    case 'login':
      return <Login page={page} shown={shown} />
    case 'smsPhone':
      return <SmsPhone page={page} shown={shown} />
    case 'smsCode':
      return <SmsCode page={page} shown={shown} />
    case 'register':
      return <Register page={page} shown={shown} />
    case 'verifyPhone':
      return <VerifyPhone page={page} shown={shown} />
    case 'forgotten':
      return <Forgotten page={page} shown={shown} />
    case 'forgottenSent':
      return <ForgottenSent page={page} shown={shown} />
    case 'reset':
      return <Reset page={page} shown={shown} />
    case 'confirmEmail':
      return <ConfirmEmail page={page} shown={shown} />
    case 'link':
      return <Link page={page} shown={shown} />
    case 'alreadySignedIn':
      return <AlreadySignedIn page={page} shown={shown} />
    case 'manage':
      return <Manage page={page} shown={shown} />
    case 'name':
      return <Name page={page} shown={shown} />
    case 'email':
      return <Email page={page} shown={shown} />
    case 'phone':
      return <Phone page={page} shown={shown} />
    case 'phoneCode':
      return <PhoneCode page={page} shown={shown} />
    case 'password':
      return <Password page={page} shown={shown} />
    case 'deletion':
      return <Deletion page={page} shown={shown} />
    case 'signOut':
      return <SignOut page={page} shown={shown} />
    case 'signedOut':
      return <SignedOut page={page} shown={shown} />
    case 'deleted':
      return <Deleted shown={shown} />
    case 'error':
      return <FailurePage page={page} shown={shown} />
  }
}
