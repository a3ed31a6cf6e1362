-- What the vehicle page needs beside the card: its address word, the market it stands in, the prefecture of its plate.

-- brand-model-version-year-city in plain letters; what is not a Latin letter or a digit separates words.
create function vehicle_slug(brand text, model text, version text, year int, city text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from left(trim(both '-' from regexp_replace(
    lower(translate(
      brand || '-' || model || coalesce('-' || version, '') || coalesce('-' || year::text, '') || coalesce('-' || city, ''),
      'àâäáãåçéèêëíìîïñóòôöõúùûüýÿœæšžčřěÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŒÆŠŽČŘĚ''’',
      'aaaaaaceeeeiiiinooooouuuuyyoaszcreAAAAAACEEEEIIIINOOOOOUUUUYOASZCRE')),
    '[^a-z0-9]+', '-', 'g')), 100))
$$;

-- Prices of comparable cars on sale by model, year and mileage band (vehicles/rules.ts says how); rewritten by the market job.
create table vehicle_markets (
  model_id int not null references models on delete cascade,
  year smallint not null,
  mileage_band smallint not null,
  -- cars counted, each car of the group itself included
  cars int not null,
  low int not null,
  median int not null,
  high int not null,
  -- [{from, to, count}], from low upwards
  bins json not null,
  -- how far the comparison reaches on each side, in years and bands
  reach_years smallint not null,
  reach_bands smallint not null,
  primary key (model_id, year, mileage_band)
);

-- Similar cars: neighbours in price of the same body style.
create index vehicles_body_price on vehicles (body_style, price, id) where last_status = 'Published' and not is_archived and not is_deleted;

-- Last number of a plate.
create table plate_prefectures (
  code smallint primary key check (code between 1 and 89),
  name text not null,
  name_ar text not null
);
insert into plate_prefectures (code, name, name_ar) values
  (1, 'Rabat', 'الرباط'),
  (2, 'Salé-Médina', 'سلا المدينة'),
  (3, 'Sala Al Jadida', 'سلا الجديدة'),
  (4, 'Skhirat-Témara', 'الصخيرات تمارة'),
  (5, 'Khémisset', 'الخميسات'),
  (6, 'Casablanca-Anfa', 'الدار البيضاء أنفا'),
  (7, 'Casablanca Aïn Sebaâ-Hay Mohammadi', 'الدار البيضاء عين السبع الحي المحمدي'),
  (8, 'Casablanca Hay Hassani', 'الدار البيضاء الحي الحسني'),
  (9, 'Casablanca Ben M''sik', 'الدار البيضاء ابن امسيك'),
  (10, 'Casablanca Moulay Rachid-Sidi Othmane', 'الدار البيضاء مولاي رشيد سيدي عثمان'),
  (11, 'Casablanca Al Fida-Derb Sultan', 'الدار البيضاء الفداء درب السلطان'),
  (12, 'Casablanca Mechouar', 'الدار البيضاء المشور'),
  (13, 'Casablanca Sidi Bernoussi-Zenata', 'الدار البيضاء سيدي البرنوصي زناتة'),
  (14, 'Mohammédia', 'المحمدية'),
  (15, 'Fès Jdid-Dar Dbibagh', 'فاس الجديد دار دبيبغ'),
  (16, 'Fès-Médina', 'فاس المدينة'),
  (17, 'Fès Zouagha-Moulay Yacoub', 'فاس زواغة مولاي يعقوب'),
  (18, 'Sefrou', 'صفرو'),
  (19, 'Boulemane', 'بولمان'),
  (20, 'Meknès-Menzah', 'مكناس المنزه'),
  (21, 'Meknès-Ismaïlia', 'مكناس الإسماعيلية'),
  (22, 'El Hajeb', 'الحاجب'),
  (23, 'Ifrane', 'إفران'),
  (24, 'Khénifra', 'خنيفرة'),
  (25, 'Errachidia', 'الرشيدية'),
  (26, 'Marrakech-Ménara', 'مراكش المنارة'),
  (27, 'Marrakech-Médina', 'مراكش المدينة'),
  (28, 'Marrakech Sidi Youssef Ben Ali', 'مراكش سيدي يوسف بن علي'),
  (29, 'Al Haouz', 'الحوز'),
  (30, 'Chichaoua', 'شيشاوة'),
  (31, 'El Kelâa des Sraghna', 'قلعة السراغنة'),
  (32, 'Essaouira', 'الصويرة'),
  (33, 'Agadir-Ida Outanane', 'أكادير إداوتنان'),
  (34, 'Inezgane-Aït Melloul', 'إنزكان أيت ملول'),
  (35, 'Chtouka-Aït Baha', 'شتوكة أيت باها'),
  (36, 'Taroudant', 'تارودانت'),
  (37, 'Tiznit', 'تيزنيت'),
  (38, 'Ouarzazate', 'ورزازات'),
  (39, 'Zagora', 'زاكورة'),
  (40, 'Tanger-Assilah', 'طنجة أصيلة'),
  (41, 'Tanger Fahs-Beni Makada', 'طنجة الفحص بني مكادة'),
  (42, 'Larache-Ksar El Kébir', 'العرائش القصر الكبير'),
  (43, 'Chefchaouen', 'شفشاون'),
  (44, 'Tétouan', 'تطوان'),
  (45, 'Al Hoceïma', 'الحسيمة'),
  (46, 'Taza', 'تازة'),
  (47, 'Taounate', 'تاونات'),
  (48, 'Oujda-Angad', 'وجدة أنكاد'),
  (49, 'Berkane', 'بركان'),
  (50, 'Nador', 'الناظور'),
  (51, 'Taourirt', 'تاوريرت'),
  (52, 'Jerada', 'جرادة'),
  (53, 'Figuig', 'فكيك'),
  (54, 'Safi', 'آسفي'),
  (55, 'El Jadida', 'الجديدة'),
  (56, 'Settat', 'سطات'),
  (57, 'Khouribga', 'خريبكة'),
  (58, 'Benslimane', 'بنسليمان'),
  (59, 'Kénitra', 'القنيطرة'),
  (60, 'Sidi Kacem', 'سيدي قاسم'),
  (61, 'Béni Mellal', 'بني ملال'),
  (62, 'Azilal', 'أزيلال'),
  (63, 'Es-Semara', 'السمارة'),
  (64, 'Guelmim', 'كلميم'),
  (65, 'Tan-Tan', 'طانطان'),
  (66, 'Tata', 'طاطا'),
  (67, 'Assa-Zag', 'أسا الزاك'),
  (68, 'Laâyoune', 'العيون'),
  (69, 'Boujdour', 'بوجدور'),
  (70, 'Oued Ed-Dahab', 'وادي الذهب'),
  (71, 'Aousserd', 'أوسرد'),
  (72, 'Casablanca Aïn Chock', 'الدار البيضاء عين الشق'),
  (73, 'Nouaceur', 'النواصر'),
  (74, 'Médiouna', 'مديونة'),
  (75, 'M''diq-Fnideq', 'المضيق الفنيدق'),
  (76, 'Driouch', 'الدريوش'),
  (77, 'Guercif', 'جرسيف'),
  (78, 'Ouazzane', 'وزان'),
  (79, 'Sidi Slimane', 'سيدي سليمان'),
  (80, 'Midelt', 'ميدلت'),
  (81, 'Berrechid', 'برشيد'),
  (82, 'Sidi Bennour', 'سيدي بنور'),
  (83, 'Rehamna (Ben Guerir)', 'الرحامنة (ابن جرير)'),
  (84, 'Fquih Ben Salah', 'الفقيه بن صالح'),
  (85, 'Youssoufia', 'اليوسفية'),
  (86, 'Tinghir', 'تنغير'),
  (87, 'Sidi Ifni', 'سيدي إفني'),
  (88, 'Tarfaya', 'طرفاية');
