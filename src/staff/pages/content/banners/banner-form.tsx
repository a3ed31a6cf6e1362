import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addBannerLimits } from '#client/limits/content.ts'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { Banner, BannerEntry } from '#domains/publishing/content/contract.ts'
import { pageTypes } from '#domains/publishing/content/pages/values.ts'
import { Banners } from '#domains/publishing/content/ui/banners.tsx'
import { bannerKinds, bannerPlaces } from '#domains/publishing/content/values.ts'
import { useFormat } from '#i18n/format.ts'
import { PageContext, usePage, useText } from '#i18n/text.ts'
import { byLanguage, direction, type Language, languages } from '#shared/language.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import staffBannersTexts from '#texts/staffBanners'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldPair, SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { PictureField } from '../picture-field.tsx'
import styles from './banners.module.css'

type Typed = Record<string, string>

/** The picture data that the form renders. */
export type ShownPicture = Pick<DocumentInfo, 'id' | 'hash' | 'width' | 'height'>

interface BannerFormProps {
  banner: Banner | null
  start: BannerEntry
  shown: ShownPicture | null
  cancel: () => void
  saved: () => void
}

/** A banner in every language side by side, with its period in Moroccan time and a preview. */
export function BannerForm({ banner, start, shown, cancel, saved }: BannerFormProps) {
  const t = useText(staffBannersTexts)
  const { languageName } = useFormat()
  const [typed, setTyped] = useState(() => typedOf(start))
  const [isOn, setOn] = useState(start.isOn)
  const [picture, setPicture] = useState(shown)
  const [isDecorative, setDecorative] = useState(start.isDecorative)
  const chosen = { isOn, documentId: picture?.id ?? null, isDecorative }
  const set = (name: string, value: string) => setTyped((now) => ({ ...now, [name]: value }))
  const hasLink = typed.link?.trim() !== ''
  const labelOf = (field: string) => {
    const [part = '', language = ''] = field.split('.')
    if (part === 'text') return t('textIn', { language: languageName(language as Language) })
    if (part === 'alt') return t('altIn', { language: languageName(language as Language) })
    if (part === 'linkText') return t('linkTextIn', { language: languageName(language as Language) })
    return t(part === 'ends' ? 'endsDay' : (part as 'link'))
  }
  const words = useFieldWords(labelOf)
  const form = useForm({
    limits: addBannerLimits,
    prefix: 'banner.',
    required: ['startsDay', 'startsTime'],
    errorMessage: (fault) => (fault.field === 'endsDay' && fault.reason === 'invalid' ? t('order') : words(fault)),
    check: (texts) => {
      const { starts, ends } = entryOf(texts, chosen)
      return ends !== null && ends <= starts ? [{ field: 'endsDay', reason: 'invalid' }] : []
    },
    send: async (texts, signal) => {
      const entry = entryOf(texts, chosen)
      if (!banner) await callApi('post', '/api/staff/banners', { body: { banner: entry } }, signal)
      else {
        const params = { path: { id: banner.id } }
        await callApi('put', '/api/staff/banners/{id}', { params, body: { banner: entry, version: banner.version } }, signal)
      }
    },
    onError: ({ code }) => {
      if (code === 'EditConflict') form.setError(t('conflict'))
      return code === 'EditConflict'
    },
    onSuccess: saved,
  })
  const field = (name: string) => ({
    ...form.field(name),
    value: typed[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  return (
    <form className={styles.form} {...form.props}>
      <FieldPair>
        <SelectField {...field('kind')} label={t('kindLabel')}>
          {bannerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('place')} label={t('placeLabel')}>
          {bannerPlaces.map((place) => (
            <option key={place} value={place}>
              {t(`place.${place}`)}
            </option>
          ))}
        </SelectField>
        {languages.map((language) => (
          <TextField
            key={language}
            {...field(`text.${language}`)}
            label={labelOf(`text.${language}`)}
            dir={direction(language)}
            lang={language}
          />
        ))}
      </FieldPair>
      <TextField {...field('link')} label={t('link')} hint={t('linkHint')} latin />
      {hasLink && (
        <FieldPair>
          {languages.map((language) => (
            <TextField
              key={language}
              {...field(`linkText.${language}`)}
              label={labelOf(`linkText.${language}`)}
              dir={direction(language)}
              lang={language}
            />
          ))}
        </FieldPair>
      )}
      <div>
        <b>{t('picture')}</b>
        <PictureField
          kind={{ type: 'Banner', id: pageTypes.indexOf('Home') + 1 }}
          label={t('picture')}
          documentId={picture?.id ?? null}
          change={setPicture}
        />
      </div>
      {picture && (
        <Checkbox name="isDecorative" checked={isDecorative} onChange={(event) => setDecorative(event.currentTarget.checked)}>
          {t('isDecorative')}
        </Checkbox>
      )}
      {picture && !isDecorative && (
        <FieldPair>
          {languages.map((language) => (
            <TextField
              key={language}
              {...field(`alt.${language}`)}
              label={labelOf(`alt.${language}`)}
              dir={direction(language)}
              lang={language}
            />
          ))}
        </FieldPair>
      )}
      <FieldPair>
        <TextField {...field('startsDay')} label={t('startsDay')} type="date" />
        <TextField {...field('startsTime')} label={t('startsTime')} hint={t('timeHint')} type="time" />
        <TextField {...field('endsDay')} label={t('endsDay')} hint={t('endsHint')} type="date" />
        <TextField {...field('endsTime')} label={t('endsTime')} type="time" />
      </FieldPair>
      <Checkbox name="isOn" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)}>
        {t('isOn')}
      </Checkbox>
      <Preview entry={entryOf(typed, chosen)} picture={picture} />
      <FormAlert text={form.summary} />
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function Preview({ entry: { kind, text, link, linkText, alt }, picture }: { entry: BannerEntry; picture: ShownPicture | null }) {
  const t = useText(staffBannersTexts)
  const page = usePage()
  const drawn =
    picture?.hash && picture.width && picture.height ? { hash: picture.hash, width: picture.width, height: picture.height } : null
  return (
    <fieldset className={styles.preview}>
      <legend>{t('preview')}</legend>
      {languages.map((language) => (
        <PageContext key={language} value={{ ...page, language }}>
          <div dir={direction(language)} lang={language} inert>
            <Banners banners={[{ id: 0, kind, text, link, linkText, ends: null, picture: drawn, alt }]} />
          </div>
        </PageContext>
      ))}
    </fieldset>
  )
}

function typedOf({ kind, place, text, link, linkText, starts, ends, alt }: BannerEntry): Typed {
  const from = localTime(starts)
  const to = ends === null ? null : localTime(ends)
  return {
    ...{ kind, place, link: link ?? '', startsDay: from.day, startsTime: from.time, endsDay: to?.day ?? '', endsTime: to?.time ?? '' },
    ...Object.fromEntries(
      languages.flatMap((one) => [
        [`text.${one}`, text[one]],
        [`linkText.${one}`, linkText?.[one] ?? ''],
        [`alt.${one}`, alt?.[one] ?? ''],
      ]),
    ),
  }
}

type Chosen = Pick<BannerEntry, 'isOn' | 'documentId' | 'isDecorative'>

/** Converts form values; an end day without a time ends at 23:59. */
function entryOf(texts: Readonly<Record<string, string>>, chosen: Chosen): BannerEntry {
  const said = (name: string) => byLanguage((language) => texts[`${name}.${language}`]?.trim() ?? '')
  const link = texts.link?.trim() || null
  const { startsDay = '', startsTime = '', endsDay = '', endsTime = '' } = texts
  return {
    kind: (texts.kind ?? 'Info') as BannerEntry['kind'],
    place: (texts.place ?? 'Home') as BannerEntry['place'],
    text: said('text'),
    link,
    linkText: link ? said('linkText') : null,
    starts: startsDay ? whole(startsDay, startsTime || '00:00') : '',
    ends: endsDay ? whole(endsDay, endsTime || '23:59') : null,
    ...chosen,
    alt: chosen.documentId !== null && !chosen.isDecorative ? said('alt') : null,
  }
}

const whole = (day: string, time: string) => instantOf(day, time).toISOString().replace('.000Z', 'Z')
