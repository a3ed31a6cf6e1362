vcl 4.1;

# Varnish before one or more web processes of Rihla. Tried by `npm run test:cache`.
backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # Calls, accounts and everything with a token belong to one person.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.url ~ "^/(api|identity|connect|documents|_|\.well-known|authentication/|staff|dev/)") {
    return (pass);
  }
  # A page depends on its address and its language alone.
  if (req.http.Cookie ~ "(^|;\s*)lang=ar") {
    set req.http.X-Language = "ar";
  } else {
    set req.http.X-Language = "fr";
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # The server looks at a page once a second and allows a second more; with this no page is older than two seconds.
  if (beresp.grace > 200ms) {
    set beresp.grace = 200ms;
  }
}
