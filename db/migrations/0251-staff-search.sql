-- Search of the staff by whatever a person says on the phone: name, number, e-mail, plate, chassis number, reference.

-- A name as a list of words: small letters without accents, Arabic letters in one writing each, no vowel signs.
create function fold_name(name text) returns text[] language sql immutable parallel safe as $$
  select array_remove(string_to_array(regexp_replace(regexp_replace(
    translate(lower(coalesce(name, '')),
      'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸأإآٱىؤئةڤگپڭ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyyاااايويهفكبك'),
    '[\u064B-\u0652\u0670\u0640]', '', 'g'),
    '[][\s''’"\\&|!:()*.,;<>/_-]+', ' ', 'g'), ' '), '')
$$;

-- A plate however it is written: Western digits, Latin letters for the Arabic ones of a plate, nothing between.
create function fold_plate(plate text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(translate(upper(plate), '٠١٢٣٤٥٦٧٨٩أإابدهوطجمشE', '0123456789AAABDHWTJMCW'), '[\u0640\s|./_-]', '', 'g')
$$;

create index customers_names on customers
  using gin (array_to_tsvector(fold_name(first_name || ' ' || last_name || ' ' || coalesce(company_name, '')))) where not is_deleted;
create index customers_phone_start on customers (phone text_pattern_ops) where not is_deleted;
create index customers_email_start on customers (email text_pattern_ops) where not is_deleted;
create index vehicles_plate_start on vehicles (fold_plate(registration_number) text_pattern_ops) where registration_number is not null;
create index vehicles_reference_start on vehicles (search_identifier(reference) text_pattern_ops);
create index vehicles_chassis_start on vehicles (search_identifier(chassis_number) text_pattern_ops) where chassis_number is not null;
-- people read out the last digits of a chassis number
create index vehicles_chassis_end on vehicles (reverse(search_identifier(chassis_number)) text_pattern_ops) where chassis_number is not null;
create index vehicle_bookings_reference_start on vehicle_bookings (search_identifier(reference) text_pattern_ops);
create index vehicle_sales_reference_start on vehicle_sales (search_identifier(reference) text_pattern_ops);
