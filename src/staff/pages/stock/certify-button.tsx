import { useNavigate } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockCard } from '#domains/catalogue/stock/contract.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'

/** Opens the certification sheet of a car, new or existing. */
export function CertifyButton({ card }: { card: StockCard }) {
  const t = useText(staffExpertiseTexts)
  const staff = useStaff()
  const navigate = useNavigate()
  const { send, isPending } = useStaffMutation('post', '/api/staff/expertises', {
    onSuccess: ({ id }) => void navigate(staffAddress.expertise(id)),
  })
  if (!hasRole(staff, 'expert', 'manager')) return null
  return (
    <Button
      variant="outline"
      size="small"
      busy={isPending}
      onClick={() => void send({ body: { type: 'Certification', vehicleId: card.id } })}
    >
      {t('open.certify')}
    </Button>
  )
}
