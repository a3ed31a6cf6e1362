import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#client/call.ts'
import { addCampaignLimits } from '#client/limits/leads-newsletter.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Campaign, CampaignEntry } from '#domains/customers/leads/newsletter/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { byLanguage, direction, type Language, languages } from '#shared/language.ts'
import staffNewsletterTexts from '#texts/staffNewsletter'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { LetterView } from './letter-view.tsx'
import styles from './newsletter.module.css'
import { useReaders } from './use-readers.ts'

/** Initial values of a campaign: all subscribers. */
const fresh: CampaignEntry = {
  ...{ languages: [...languages], joinedAfter: null, link: null },
  ...{ subject: byLanguage(() => ''), text: byLanguage(() => ''), linkText: byLanguage(() => '') },
}

const parts = ['subject', 'text', 'linkText'] as const

interface LetterFormProps {
  campaign: Campaign | null
  changed: (campaign: Campaign) => void
}

/** The form of a campaign, both languages side by side, with recipients and preview. */
export function LetterForm({ campaign, changed }: LetterFormProps) {
  const t = useText(staffNewsletterTexts)
  const { languageName } = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const [letter, setLetter] = useState<CampaignEntry>(() => entryOf(campaign ?? fresh))
  const readers = useReaders(letter)
  const labelOf = (field: string) => {
    const [part = '', language = ''] = field.split('.')
    return language ? t(`${part as 'text'}In`, { language: languageName(language as Language) }) : t(part as 'link')
  }
  const form = useForm({
    limits: addCampaignLimits,
    prefix: 'campaign.',
    errorMessage: useFieldWords(labelOf),
    send: (_texts, signal) =>
      campaign
        ? callApi(
            'put',
            '/api/staff/newsletter/campaigns/{id}',
            { params: { path: { id: campaign.id } }, body: { campaign: letter, version: campaign.version } },
            signal,
          )
        : callApi('post', '/api/staff/newsletter/campaigns', { body: { campaign: letter } }, signal),
    onSuccess: (kept) => {
      toast.success(t('saved'))
      if (campaign) changed(kept)
      else void navigate(staffAddress.letter(kept.id), { replace: true })
    },
  })
  const set = (change: Partial<CampaignEntry>) => setLetter((now) => ({ ...now, ...change }))
  const words = (part: (typeof parts)[number], language: Language) => ({
    ...form.field(`${part}.${language}`),
    required: true,
    label: labelOf(`${part}.${language}`),
    dir: direction(language),
    lang: language,
    value: letter[part][language],
    onChange: (event: { currentTarget: { value: string } }) => set({ [part]: { ...letter[part], [language]: event.currentTarget.value } }),
  })
  return (
    <form className={styles.form} {...form.props}>
      <fieldset className={styles.readers}>
        <legend>{t('to')}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language}
            name={`to.${language}`}
            checked={letter.languages.includes(language)}
            // at least one language
            disabled={letter.languages.length === 1 && letter.languages.includes(language)}
            onChange={(event) =>
              set({
                languages: languages.filter((one) => (one === language ? event.currentTarget.checked : letter.languages.includes(one))),
              })
            }
          >
            {t('readersOf', { language: languageName(language) })}
          </Checkbox>
        ))}
        <TextField
          {...form.field('joinedAfter')}
          label={t('joinedAfter')}
          type="date"
          value={letter.joinedAfter ?? ''}
          onChange={(event) => set({ joinedAfter: event.currentTarget.value || null })}
        />
        <p role="status">
          {readers && t('readers', { count: readers.confirmed })}{' '}
          {readers && readers.pending > 0 && t('pending', { count: readers.pending })}
        </p>
      </fieldset>
      <div className={styles.pair}>
        {languages.map((language) => (
          <TextField key={language} {...words('subject', language)} />
        ))}
        {languages.map((language) => (
          <TextAreaField key={language} {...words('text', language)} rows={10} />
        ))}
      </div>
      <TextField
        {...form.field('link')}
        label={t('link')}
        hint={t('linkHint')}
        latin
        value={letter.link ?? ''}
        onChange={(event) => set({ link: event.currentTarget.value.trim() || null })}
      />
      {letter.link && (
        <div className={styles.pair}>
          {languages.map((language) => (
            <TextField key={language} {...words('linkText', language)} />
          ))}
        </div>
      )}
      <FormAlert text={form.summary} />
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
      <LetterView letter={letter} />
    </form>
  )
}

function entryOf({ subject, text, link, linkText, languages: to, joinedAfter }: CampaignEntry): CampaignEntry {
  return { subject, text, link, linkText, languages: to, joinedAfter }
}
