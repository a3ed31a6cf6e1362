import { Button, ButtonLink } from './button.tsx'
import { useExampleWords } from './example-words.ts'
import { Icon } from './icon.tsx'

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' } as const

export default function ButtonExamples() {
  const say = useExampleWords()
  return (
    <>
      <div style={row}>
        <Button>{say({ fr: 'Primaire', ar: 'أساسي' })}</Button>
        <Button variant="tonal">{say({ fr: 'Doux', ar: 'هادئ' })}</Button>
        <Button variant="outline">{say({ fr: 'Contour', ar: 'بإطار' })}</Button>
        <Button variant="ghost">{say({ fr: 'Discret', ar: 'خفيف' })}</Button>
        <Button variant="accent">{say({ fr: 'Accent', ar: 'بارز' })}</Button>
        <Button variant="danger">{say({ fr: 'Supprimer', ar: 'حذف' })}</Button>
      </div>
      <div style={{ ...row, padding: '1rem', background: 'var(--c-night)' }}>
        <Button variant="white">{say({ fr: 'Sur fond sombre', ar: 'على خلفية داكنة' })}</Button>
      </div>
      <div style={row}>
        <Button size="small">44 px</Button>
        <Button>48 px</Button>
        <Button size="large">56 px</Button>
      </div>
      <div style={row}>
        <Button disabled>{say({ fr: 'Inactif', ar: 'غير متاح' })}</Button>
        <Button variant="outline" disabled>
          {say({ fr: 'Inactif', ar: 'غير متاح' })}
        </Button>
        <Button busy>{say({ fr: 'Envoi…', ar: 'جارٍ الإرسال…' })}</Button>
        <Button variant="outline">
          {say({ fr: 'Suivant', ar: 'التالي' })}
          <Icon name="arrow-right" size={18} />
        </Button>
        <ButtonLink to="/home" variant="tonal">
          {say({ fr: 'Un lien', ar: 'رابط' })}
        </ButtonLink>
        <ButtonLink href="tel:+212522000000" variant="ghost">
          <Icon name="phone" size={18} />
          <bdi dir="ltr">05 22 00 00 00</bdi>
        </ButtonLink>
      </div>
      <div style={{ maxInlineSize: '18rem' }}>
        <Button block>
          {say({ fr: 'Réserver cette voiture et payer l’acompte en ligne', ar: 'حجز هذه السيارة وأداء التسبيق عبر الإنترنت' })}
        </Button>
      </div>
    </>
  )
}
