import { Checkbox } from './checkbox.tsx'
import { useExampleWords } from './example-words.ts'

export default function CheckboxExamples() {
  const say = useExampleWords()
  return (
    <>
      <Checkbox defaultChecked count="596">
        {say({ fr: 'Diesel', ar: 'ديزل' })}
      </Checkbox>
      <Checkbox count="241">{say({ fr: 'Essence', ar: 'بنزين' })}</Checkbox>
      <Checkbox disabled count="0">
        {say({ fr: 'Électrique', ar: 'كهربائية' })}
      </Checkbox>
      <Checkbox kind="radio" name="example" defaultChecked>
        {say({ fr: 'Vendre', ar: 'بيع' })}
      </Checkbox>
      <Checkbox kind="radio" name="example">
        {say({ fr: 'Reprendre', ar: 'مبادلة' })}
      </Checkbox>
      <Checkbox kind="switch" defaultChecked>
        {say({ fr: 'Certifiées', ar: 'معتمدة' })}
      </Checkbox>
      <Checkbox kind="switch" disabled>
        {say({ fr: 'Indisponible', ar: 'غير متاح' })}
      </Checkbox>
      <div style={{ maxInlineSize: '20rem' }}>
        <Checkbox>
          {say({
            fr: 'J’accepte de recevoir par e-mail les offres de la maison ; je peux me désinscrire à tout moment.',
            ar: 'أوافق على تلقي عروض الشركة عبر البريد الإلكتروني، ويمكنني إلغاء الاشتراك في أي وقت.',
          })}
        </Checkbox>
      </div>
    </>
  )
}
