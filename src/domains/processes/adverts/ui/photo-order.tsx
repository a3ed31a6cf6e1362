import { useApiMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { IconButton } from '#ui/icon-button.tsx'
import { useOrder } from '#ui/use-order.ts'
import { angles, type OwnAd, photosOf } from './ad.ts'
import { AdPhoto } from './ad-photo.tsx'
import styles from './photo-order.module.css'

/** The photos in the order in which visitors see them: moved by pointer, keys or buttons, and kept at once; the first is the main one. */
export function PhotoOrder({ ad, put, reload }: { ad: OwnAd; put: (ad: OwnAd) => void; reload: () => void }) {
  const t = useText(advertsTexts)
  const { number } = useFormat()
  const arrangement = useApiMutation('put', '/api/vehicleads/{id}/photos', { onSuccess: put })
  const order = useOrder({
    items: photosOf(ad),
    // what changed meanwhile at another device is read again
    async write(next) {
      const sent = await arrangement.send({ params: { path: { id: ad.id } }, body: { ids: next.map(({ id }) => id) } })
      if (!sent.ok) reload()
      return sent.ok ? photosOf(sent.data) : null
    },
    say: (place, count) => t(place === 1 ? 'order.first' : 'order.moved', { place: number(place), count: number(count) }),
  })
  if (order.items.length < 2) return null
  return (
    <div className={styles.order}>
      <h3>{t('order.title')}</h3>
      <p>{t('order.text')}</p>
      <p className="vh" role="status">
        {order.said}
      </p>
      {arrangement.error && (
        <p role="alert" className={styles.fault}>
          {arrangement.error.message || t('offline')}
        </p>
      )}
      <ol ref={order.list}>
        {order.items.map(({ id, type, spec }, at) => {
          const angle = angles.find((one) => one === spec)
          const name = t(angle ? `angle.${angle}` : 'angle.other')
          const place = number(at + 1)
          return (
            <li
              key={id}
              data-dragged={order.dragged === id || undefined}
              onDragOver={(event) => order.dragOver(event, id, at)}
              onDrop={(event) => order.drop(event)}
            >
              <button
                type="button"
                data-grip={id}
                draggable
                className={styles.grip}
                aria-label={t('order.handle', { name, place, count: number(order.items.length) })}
                onKeyDown={(event) => order.press(event, id, at)}
                onDragStart={(event) => order.drag(event, id)}
                onDragEnd={(event) => order.dragEnd(event)}
              >
                <AdPhoto photo={{ id, type }} alt="" />
                <span className={styles.place} data-main={at === 0 || undefined}>
                  {place}
                </span>
              </button>
              <span className={styles.steps}>
                <IconButton
                  icon="chevron-left"
                  label={t('order.earlier', { name })}
                  disabled={at === 0}
                  onClick={() => order.moveTo(id, at - 1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={t('order.later', { name })}
                  disabled={at === order.items.length - 1}
                  onClick={() => order.moveTo(id, at + 1)}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
