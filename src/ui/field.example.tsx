import { useExampleWords } from './example-words.ts'
import { SelectField, TextAreaField, TextField } from './field.tsx'
import { IconButton } from './icon-button.tsx'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '1.25rem',
  alignItems: 'start',
}

export default function FieldExamples() {
  const say = useExampleWords()
  const plate = say({ fr: 'Immatriculation', ar: 'لوحة الترقيم' })
  return (
    <div style={grid}>
      <TextField label={say({ fr: 'Prénom', ar: 'الاسم الشخصي' })} required placeholder={say({ fr: 'Salma', ar: 'سلمى' })} />
      <TextField label={say({ fr: 'Adresse', ar: 'العنوان' })} defaultValue="12, rue des Orangers" />
      <TextField
        label={say({ fr: 'Téléphone', ar: 'الهاتف' })}
        required
        latin
        type="tel"
        hint={say({ fr: '10 chiffres, commence par 0.', ar: '10 أرقام، تبدأ بـ 0.' })}
        defaultValue="06 12 34"
      />
      <TextField
        label={plate}
        required
        latin
        error={say({ fr: 'Numéro non valide. Exemple : 12345 A 11.', ar: 'رقم غير صالح. مثال: 12345 A 11.' })}
        defaultValue="12345-1-1"
      />
      <TextField label={say({ fr: 'Ville', ar: 'المدينة' })} disabled defaultValue={say({ fr: 'Casablanca', ar: 'الدار البيضاء' })} />
      <TextField
        label={say({ fr: 'Modèle', ar: 'الطراز' })}
        required
        defaultValue="Duster"
        inside={<IconButton icon="x" label={say({ fr: 'Effacer', ar: 'مسح' })} />}
      />
      <SelectField label={say({ fr: 'Carburant', ar: 'الوقود' })} required>
        <option>{say({ fr: 'Diesel', ar: 'ديزل' })}</option>
        <option>{say({ fr: 'Essence', ar: 'بنزين' })}</option>
      </SelectField>
      <SelectField label={say({ fr: 'Boîte', ar: 'علبة السرعات' })} error={say({ fr: 'Choisissez une boîte.', ar: 'اختر علبة السرعات.' })}>
        <option>{say({ fr: 'Manuelle', ar: 'يدوية' })}</option>
      </SelectField>
      <TextAreaField
        label={say({ fr: 'Message', ar: 'الرسالة' })}
        hint={say({ fr: '1 000 caractères au plus.', ar: '1 000 حرف على الأكثر.' })}
        defaultValue={say({ fr: 'Bonjour, la voiture est-elle visible ce samedi ?', ar: 'السلام عليكم، هل يمكن رؤية السيارة يوم السبت؟' })}
      />
      <TextAreaField label={say({ fr: 'Motif', ar: 'السبب' })} required error={say({ fr: 'Dites-nous pourquoi.', ar: 'أخبرنا بالسبب.' })} />
    </div>
  )
}
