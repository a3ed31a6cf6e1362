import { useText } from '#i18n/text.ts'
import staffContentTexts from '#texts/staffContent'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './content.module.css'

interface OrderButtonsProps {
  name: string
  at: number
  count: number
  move: (to: number) => void
  remove: () => void
}

export function OrderButtons({ name, at, count, move, remove }: OrderButtonsProps) {
  const t = useText(staffContentTexts)
  return (
    <span className={styles.order}>
      <IconButton icon="arrow-up" label={t('up', { name })} disabled={at === 0} onClick={() => move(at - 1)} />
      <IconButton icon="arrow-down" label={t('down', { name })} disabled={at === count - 1} onClick={() => move(at + 1)} />
      <IconButton icon="x" label={t('remove', { name })} onClick={remove} />
    </span>
  )
}
