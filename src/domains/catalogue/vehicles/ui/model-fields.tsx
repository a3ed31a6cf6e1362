import type { ReactNode } from 'react'
import { maxModelName, type UnlistedPart } from '#domains/foundation/reference/rules.ts'
import { useText } from '#i18n/text.ts'
import unlistedTexts from '#texts/unlisted'
import { SelectField, TextField } from '#ui/field.tsx'
import styles from './model-fields.module.css'

/** Make and model of a form; `unlisted`: the part typed because the list lacks it, '' for none. */
export interface TypedModel {
  brand: string
  model: string
  unlisted: UnlistedPart | ''
}

interface Tie {
  name: string
  label: string
  required: boolean
  maxLength?: number
  error?: string
  autoComplete?: string
}

interface Option {
  value: string
  label: string
}

interface ModelFieldsProps {
  brand: Tie
  model: Tie
  value: TypedModel
  change: (value: TypedModel) => void
  brands: readonly Option[]
  models: readonly Option[]
  isFetching?: boolean
  /** placeholder of the lists; `brandFirst` while no make is chosen */
  choose: string
  brandFirst?: string
  /** car of another person: labels do not say "my" make */
  byStaff?: boolean
  /** below the list of models: its loading error */
  children?: ReactNode
}

/** Value of the choice "not in the list"; no name has it. */
const other = '*'

/**
 * Make and model selects; their last choice opens a text field below. The select stays, so that keyboard and screen reader users do not
 * lose their position; choosing a listed name closes the field.
 */
export function ModelFields(props: ModelFieldsProps) {
  const { brand, model, value, change, brands, models, isFetching = false, choose, brandFirst = choose, byStaff = false, children } = props
  const t = useText(unlistedTexts)
  const isBrandWritten = value.unlisted === 'Brand'
  return (
    <>
      <ListOrText
        tie={brand}
        value={value.brand}
        options={brands}
        choose={choose}
        missing={t(byStaff ? 'staffBrand' : 'noBrand')}
        textLabel={t('brand')}
        isWritten={isBrandWritten}
        pick={(chosen) =>
          change(chosen === null ? { brand: '', model: '', unlisted: 'Brand' } : { brand: chosen, model: '', unlisted: '' })
        }
        write={(text) => change({ ...value, brand: text })}
      />
      {isBrandWritten ? (
        <WrittenName tie={model} label={model.label} value={value.model} write={(text) => change({ ...value, model: text })} />
      ) : (
        <ListOrText
          tie={model}
          value={value.model}
          options={models}
          choose={value.brand === '' ? brandFirst : choose}
          missing={t(byStaff ? 'staffModel' : 'noModel')}
          textLabel={t('model')}
          isWritten={value.unlisted === 'Model'}
          isFetching={isFetching}
          disabled={value.brand === ''}
          pick={(chosen) =>
            change(chosen === null ? { ...value, model: '', unlisted: 'Model' } : { ...value, model: chosen, unlisted: '' })
          }
          write={(text) => change({ ...value, model: text })}
        >
          {children}
        </ListOrText>
      )}
    </>
  )
}

interface ListOrTextProps {
  tie: Tie
  value: string
  options: readonly Option[]
  choose: string
  missing: string
  textLabel: string
  isWritten: boolean
  isFetching?: boolean
  disabled?: boolean
  /** null: the choice "not in the list" */
  pick: (chosen: string | null) => void
  write: (text: string) => void
  children?: ReactNode
}

function ListOrText(props: ListOrTextProps) {
  const { tie, value, options, choose, missing, textLabel, isWritten, isFetching, disabled, pick, write, children } = props
  const { name, error, ...plain } = tie
  return (
    <div className={styles.part}>
      <SelectField
        {...plain}
        {...(!isWritten && { name, error })}
        value={isWritten ? other : value}
        onChange={({ currentTarget }) => pick(currentTarget.value === other ? null : currentTarget.value)}
        disabled={disabled}
        aria-busy={isFetching || undefined}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!disabled && <option value={other}>{missing}</option>}
      </SelectField>
      {isWritten && <WrittenName tie={tie} label={textLabel} value={value} write={write} />}
      {children}
    </div>
  )
}

/** A name as printed on the registration document. */
function WrittenName({ tie, label, value, write }: { tie: Tie; label: string; value: string; write: (text: string) => void }) {
  const t = useText(unlistedTexts)
  return (
    <TextField
      {...tie}
      label={label}
      hint={t('hint')}
      maxLength={maxModelName}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
