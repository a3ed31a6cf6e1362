import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { mediationSentence } from '#domains/processes/consignment/ui/mediation-state.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import accountTexts from '#texts/account'
import advertsTexts from '#texts/adverts'
import intermediationTexts from '#texts/intermediation'
import sellingTexts from '#texts/selling'
import type { AccountCase } from './account-cases.ts'
import { useTaskWords } from './todo-list.tsx'

/** Returns a formatter of the next event of a case: the first task of its owner, an appointment, or the text of its status; '' for none. */
export function useNextEvent(): (of: AccountCase) => string {
  const t = useText(accountTexts)
  const selling = useText(sellingTexts)
  const intermediation = useText(intermediationTexts)
  const adverts = useText(advertsTexts)
  const taskWords = useTaskWords()
  const momentOf = useMoment()
  const { date, longDate } = useFormat()
  const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1).replace(/\.$/, '')
  return ({ record, tasks: [task], isOver }) => {
    if (task) return inSentence(taskWords(task).title)
    switch (record.kind) {
      case 'Booking': {
        const { next, exchange } = record.booking
        if (next === 'AwaitCall' || next === 'AwaitControl' || next === 'PayRest') return t(`next.Booking.${next}`)
        return next === 'TryExchange' && exchange ? t('next.Booking.TryExchange', { date: date(exchange.until) }) : ''
      }
      case 'Purchase': {
        const { status, appointment } = record.sale
        if (isOver) return selling(`own.says.${status}`)
        if (appointment?.status === 'Booked' && status !== 'TechnicalExpertiseSubmitted')
          return t('next.visit', { moment: momentOf(appointment.starts, 'short') })
        return status === 'QuotationAccepted' ? t('next.offerOver') : inSentence(selling(`own.says.${status}`))
      }
      case 'Intermediation': {
        const { appointment, status } = record.mediation
        if (status === 'Accepted' && appointment) return t('next.visit', { moment: momentOf(appointment.starts, 'short') })
        const sentence = intermediation(`says.${mediationSentence(record.mediation)}`)
        return isOver ? sentence : inSentence(sentence)
      }
      case 'Advert': {
        const { ad } = record
        if (ad.disposedVehicle.lastStatus === 'Sold') return adverts('says.Sold')
        if (ad.lastStatus === 'Published' && ad.visibleUntil)
          return inSentence(adverts('says.PublishedUntil', { day: longDate(localTime(ad.visibleUntil).day) }))
        return isOver ? adverts(`says.${ad.lastStatus}`) : inSentence(adverts(`says.${ad.lastStatus}`))
      }
    }
  }
}
