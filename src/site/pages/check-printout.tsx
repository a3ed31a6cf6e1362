import { type FormEvent, useRef, useState } from 'react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { PrintoutCheckResult } from '#domains/foundation/documents/ui/printout-check.tsx'
import { useText } from '#i18n/text.ts'
import documentsTexts from '#texts/documents'
import { useAsset } from '#ui/asset.ts'
import { Button } from '#ui/button.tsx'
import { useEarlyInput } from '#ui/early-input.ts'
import { TextField } from '#ui/field.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './check-printout.module.css'

/** Target of the QR code of a document. Without a code, or with a typed one, shows the form. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim()
  if (typed) throw redirect(address.paper(typed))
  const { code } = params
  if (!code) return { code: '', paper: null }
  const { data: paper, response } = await context.get(apiContext).GET('/api/papers/{code}', { params: { path: { code } } })
  if (paper) return { code, paper }
  if (response.status >= 500) throw data(null, { status: response.status })
  return data({ code, paper: null }, { status: 404 })
}

/** Checks whether a printed document is genuine and the latest of its kind; shows no persons, prices or cars. */
export default function CheckPrintoutPage() {
  const { code, paper } = useLoaderData<typeof loader>()
  const t = useText(documentsTexts)
  const asset = useAsset()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEarlyInput(form)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim()) navigate(address.paper(typed.trim()))
  }
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('check.title')} description={t('check.metaDescription')} noIndex />
      <h1>{t('check.title')}</h1>
      {code && (
        <div role="status">
          <PrintoutCheckResult paper={paper} />
        </div>
      )}
      <form ref={form} className={styles.form} action={asset('papers')} onSubmit={submit}>
        {code && <h2>{t('check.again')}</h2>}
        <TextField
          label={t('check.label')}
          hint={t('check.hint')}
          name="code"
          required
          latin
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="large">
          {t('check.submit')}
        </Button>
      </form>
    </div>
  )
}
