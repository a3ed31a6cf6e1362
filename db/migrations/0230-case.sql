-- The staff side of bookings: who looks after each, money that goes back by hand, what the queue is read by, and the first lists.

alter table vehicle_bookings
  -- whoever looks after its sale: follows vehicle_sales.assigned_to, so that the queue of a person is one index
  add column assigned_to text,
  -- whole dirhams of a booking that ended, which somebody has to give back by hand
  add column to_return int not null default 0 check (to_return >= 0);

create function bookings_follow_sale() returns trigger language plpgsql as $$
begin
  update vehicle_bookings set assigned_to = new.assigned_to where sale_id = new.id;
  return null;
end $$;
create trigger bookings_follow_sale after update of assigned_to on vehicle_sales
  for each row when (old.assigned_to is distinct from new.assigned_to) execute function bookings_follow_sale();

create function booking_takes_assignee() returns trigger language plpgsql as $$
begin
  new.assigned_to := (select assigned_to from vehicle_sales where id = new.sale_id);
  return new;
end $$;
create trigger booking_takes_assignee before insert or update of sale_id on vehicle_bookings
  for each row execute function booking_takes_assignee();

-- The queue: one page of it, and the counts of its tabs, are read from an index each. Drafts wait for their customer, not for us.
drop index vehicle_bookings_queue;
create index vehicle_bookings_queue on vehicle_bookings (due, id) include (storage_area_id, assigned_to, last_status)
  where last_status in ('Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted',
    'Billed', 'Controlled') and not is_deleted;
create index vehicle_bookings_of_agent on vehicle_bookings (assigned_to, due, id) include (storage_area_id, last_status)
  where last_status in ('Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted',
    'Billed', 'Controlled') and not is_deleted;
create index vehicle_bookings_of_area on vehicle_bookings (storage_area_id, due, id) include (assigned_to, last_status)
  where last_status in ('Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted',
    'Billed', 'Controlled') and not is_deleted;
create index vehicle_bookings_closed on vehicle_bookings (id desc) include (storage_area_id, assigned_to, last_status)
  where last_status in ('Rejected', 'Cancelled', 'Delivered', 'Recovered') and not is_deleted;
create index vehicle_bookings_to_return on vehicle_bookings (id) include (storage_area_id, assigned_to, last_status)
  where to_return > 0 and not is_deleted;
create index vehicle_sales_open on vehicle_sales (id) include (storage_area_id, assigned_to)
  where last_status in ('Submitted', 'Assigned', 'InProgress') and not is_deleted;

-- A wrong receipt is never changed: an entry against it takes it back, once.
alter table booking_ledger drop constraint booking_ledger_kind_check;
alter table booking_ledger
  add constraint booking_ledger_kind_check check (kind in ('Held', 'Counted', 'Paid', 'Returning', 'Returned', 'Kept', 'Corrected')),
  add column corrects int unique references booking_ledger,
  add constraint booking_ledger_corrects check ((corrects is not null) = (kind = 'Corrected'));

insert into warranty_packs (name_fr, name_ar, description_fr, description_ar, months, price, display_order) values
  ('Garantie Rihla', 'ضمان رحلة', 'Moteur, boîte de vitesses et transmission, comme pour toute voiture certifiée.',
    'المحرك وعلبة السرعات ونقل الحركة، كما في كل سيارة معتمدة.', 3, 0, 1),
  ('Sérénité 12 mois', 'راحة البال 12 شهرا', 'Moteur, boîte, transmission, direction, freinage et circuit électrique. Main-d’œuvre comprise.',
    'المحرك والعلبة ونقل الحركة والمقود والفرامل والكهرباء، مع اليد العاملة.', 12, 3900, 2),
  ('Sérénité 24 mois', 'راحة البال 24 شهرا', 'Les mêmes organes pendant deux ans, climatisation comprise, avec remorquage et voiture de remplacement.',
    'نفس التغطية لمدة سنتين، مع المكيف والجر وسيارة بديلة.', 24, 6900, 3);

insert into delivery_check_parts (section_fr, section_ar, title_fr, title_ar, display_order)
select p.section_fr, p.section_ar, p.title_fr, p.title_ar, p.place * 10
from (values
  (1, 'Papiers', 'الأوراق', 'Carte grise ou récépissé de mutation au nom de l’acheteur', 'البطاقة الرمادية أو وصل تغيير الملكية باسم المشتري'),
  (2, 'Papiers', 'الأوراق', 'Vignette de l’année payée', 'ضريبة السيارات (لافينيت) للسنة مؤداة'),
  (3, 'Papiers', 'الأوراق', 'Procès-verbal de visite technique en cours de validité', 'محضر الفحص التقني ساري المفعول'),
  (4, 'Papiers', 'الأوراق', 'Attestation d’assurance présentée par l’acheteur', 'شهادة التأمين قدمها المشتري'),
  (5, 'Papiers', 'الأوراق', 'Carnet d’entretien et factures remis', 'دفتر الصيانة والفواتير مسلّمة'),
  (6, 'Extérieur', 'الخارج', 'Carrosserie propre, sans défaut nouveau', 'الهيكل نظيف وبلا عيب جديد'),
  (7, 'Extérieur', 'الخارج', 'Pare-brise et vitres sans éclat ni fissure', 'الزجاج الأمامي والنوافذ بلا شقوق'),
  (8, 'Extérieur', 'الخارج', 'Rétroviseurs réglables et rabattables', 'المرايا الجانبية تُضبط وتُطوى'),
  (9, 'Extérieur', 'الخارج', 'Plaques d’immatriculation fixées et lisibles', 'لوحتا الترقيم مثبتتان ومقروءتان'),
  (10, 'Extérieur', 'الخارج', 'Numéro de châssis conforme à la carte grise', 'رقم الهيكل مطابق للبطاقة الرمادية'),
  (11, 'Pneus et freins', 'العجلات والفرامل', 'Pression des pneus au froid', 'ضغط العجلات وهي باردة'),
  (12, 'Pneus et freins', 'العجلات والفرامل', 'Profil des pneus : 3 mm au moins', 'عمق نقش العجلات: 3 ملم على الأقل'),
  (13, 'Pneus et freins', 'العجلات والفرامل', 'Roue de secours ou kit de réparation, cric et clé', 'العجلة الاحتياطية أو عدة الإصلاح، الرافعة والمفتاح'),
  (14, 'Pneus et freins', 'العجلات والفرامل', 'Frein de service : course et efficacité', 'دواسة الفرامل: المسافة والفعالية'),
  (15, 'Pneus et freins', 'العجلات والفرامل', 'Frein de stationnement', 'فرامل اليد'),
  (16, 'Sous le capot', 'تحت الغطاء', 'Niveau et propreté de l’huile moteur', 'مستوى زيت المحرك ونظافته'),
  (17, 'Sous le capot', 'تحت الغطاء', 'Liquide de refroidissement et liquide de frein', 'سائل التبريد وسائل الفرامل'),
  (18, 'Sous le capot', 'تحت الغطاء', 'Batterie : charge et fixation', 'البطارية: الشحن والتثبيت'),
  (19, 'Sous le capot', 'تحت الغطاء', 'Aucune fuite visible', 'لا تسرب ظاهر'),
  (20, 'Éclairage', 'الإنارة', 'Feux de croisement, de route et de position', 'أضواء التقاطع والطريق والوضعية'),
  (21, 'Éclairage', 'الإنارة', 'Clignotants, feux stop et de recul', 'الغمازات وأضواء التوقف والرجوع إلى الخلف'),
  (22, 'Habitacle', 'المقصورة', 'Intérieur nettoyé, sans odeur', 'المقصورة نظيفة وبلا رائحة'),
  (23, 'Habitacle', 'المقصورة', 'Ceintures et sièges : réglage et verrouillage', 'الأحزمة والمقاعد: الضبط والإقفال'),
  (24, 'Habitacle', 'المقصورة', 'Climatisation et chauffage', 'المكيف والتدفئة'),
  (25, 'Habitacle', 'المقصورة', 'Vitres électriques et fermeture centralisée', 'النوافذ الكهربائية والإقفال المركزي'),
  (26, 'Habitacle', 'المقصورة', 'Aucun voyant allumé moteur tournant', 'لا ضوء تحذير والمحرك يشتغل'),
  (27, 'Habitacle', 'المقصورة', 'Kilométrage conforme au dossier', 'عدد الكيلومترات مطابق للملف'),
  (28, 'Remise', 'التسليم', 'Deux clés remises et essayées', 'مفتاحان مسلّمان ومجرَّبان'),
  (29, 'Remise', 'التسليم', 'Gilet et triangle dans la voiture', 'الصدرية والمثلث داخل السيارة'),
  (30, 'Remise', 'التسليم', 'Essai routier de dix minutes sans remarque', 'تجربة على الطريق لعشر دقائق دون ملاحظة')
) as p(place, section_fr, section_ar, title_fr, title_ar);
