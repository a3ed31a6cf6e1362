-- What opens something (session, code, refresh token) is kept only as a hash of its id, as the links of e-mails are.
update provider_records
set id = encode(sha256(convert_to(id, 'UTF8')), 'hex'), payload = (payload - 'jti') #- '{session,cookie}';
