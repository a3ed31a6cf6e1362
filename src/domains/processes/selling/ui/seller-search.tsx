import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { KnownSeller } from '../request/contract.ts'
import styles from './purchase-desk.module.css'

interface SellerSearchProps {
  chosen: KnownSeller | null
  choose: (seller: KnownSeller | null) => void
}

/** Finds a seller by exact phone or ID-card number. */
export function SellerSearch({ chosen, choose }: SellerSearchProps) {
  const t = useText(staffPurchasesTexts)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly KnownSeller[] | null>(null)
  const search = useMutation((q: string) => callApi('get', '/api/staff/purchases/sellers', { params: { query: { q } } }), {
    onSuccess: (sellers) => {
      setFound(sellers)
      const [only] = sellers
      if (sellers.length === 1 && only) choose(only)
    },
  })
  const find = () => void (typed.trim() !== '' && search.send(typed.trim()))
  if (chosen)
    return (
      <p className={styles.line}>
        <b>
          <bdi>{nameOf(chosen)}</bdi>
        </b>
        <span className={styles.quiet}>
          {[t(chosen.hasAccount ? 'take.hasAccount' : 'take.noAccount'), chosen.open > 0 && t('take.open', { count: chosen.open })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Button size="small" variant="ghost" onClick={() => choose(null)}>
          {t('take.somebodyElse')}
        </Button>
      </p>
    )
  return (
    <div>
      <div className={styles.searching}>
        <TextField
          label={t('take.search')}
          required
          latin
          autoComplete="off"
          value={typed}
          maxLength={40}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // does not submit the form
            event.preventDefault()
            find()
          }}
        />
        <Button variant="outline" busy={search.isPending} onClick={find}>
          {t('take.find')}
        </Button>
      </div>
      <div role="status">
        {search.error && <p className={styles.fault}>{search.error.message || t('visit.offline')}</p>}
        {found?.length === 0 && !search.error && <p className={styles.quiet}>{t('take.unknown')}</p>}
        {found && found.length > 1 && (
          <ul className={styles.papers}>
            {found.map((seller) => (
              <li key={seller.id} className={styles.line}>
                <b>
                  <bdi>{nameOf(seller)}</bdi>
                </b>
                <span className={styles.quiet}>
                  {[seller.phone && spacedPhone(seller.phone), seller.city]
                    .filter(Boolean)
                    .map((text) => `\u2068${text}\u2069`)
                    .join(', ')}
                </span>
                <Button size="small" variant="outline" onClick={() => choose(seller)}>
                  {t('take.choose')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const nameOf = ({ companyName, firstName, lastName }: KnownSeller) => companyName ?? `${firstName} ${lastName}`
