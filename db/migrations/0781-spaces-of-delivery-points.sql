-- French has a no-break space before a colon, as in all texts of the packs.
update delivery_check_parts set title = replace(title, ' :', U&'\00a0:'),
  titles = jsonb_set(titles::jsonb, '{fr}', to_jsonb(replace(titles ->> 'fr', ' :', U&'\00a0:')))
where titles ->> 'fr' like '% :%';
