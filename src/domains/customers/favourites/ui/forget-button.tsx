import { useText } from '#i18n/text.ts'
import favouritesTexts from '#texts/favourites'
import { IconButton } from '#ui/icon-button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { SavedCar } from '../rules.ts'
import { useFavourites } from './use-favourites.ts'

/** Removes a car that is gone from the list, with undo. */
export function ForgetButton({ kept }: { kept: SavedCar }) {
  const t = useText(favouritesTexts)
  const toast = useToast()
  const favourites = useFavourites()
  const forget = () => {
    favourites.remove([kept.id])
    toast.success(t('removed'), { detail: kept.title, action: { label: t('undo'), run: () => favourites.restore([kept]) } })
  }
  return <IconButton icon="x" look="float" label={t('remove', { title: kept.title })} onClick={forget} />
}
