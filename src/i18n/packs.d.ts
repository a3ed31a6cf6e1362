// Generated from src/i18n/fr/*.json by tools/generate.ts.
import 'use-intl'

export interface Packs {
  alerts: {
    "metaTitle": "Mes alertes",
    "metaDescription": "Vos recherches gardées et les voitures qui viennent d’arriver.",
    "title": "Mes alertes",
    "crumbs": "Fil d’Ariane",
    "loading": "Vos alertes arrivent…",
    "intro": "Nous vous écrivons quand une voiture arrive, revient en vente ou baisse de prix. Chaque voiture ne vous est signalée qu’une fois par alerte.",
    "comma": ", ",
    "everything": "Toutes les voitures",
    "andMore": "{shown} et {count, plural, one {# autre critère} other {# autres critères}}",
    "signInTitle": "Connectez-vous pour voir vos alertes",
    "signInText": "Une alerte vous écrit dès qu’une voiture correspond à votre recherche. Il faut un compte pour savoir à qui écrire.",
    "signIn": "Se connecter",
    "emptyTitle": "Vous n’avez pas encore d’alerte",
    "emptyText": "Faites une recherche, puis « Créer une alerte » : nous surveillons les annonces à votre place.",
    "browse": "Chercher une voiture",
    "new": "Nouvelle alerte",
    "active": "Alerte active",
    "paused": "En pause",
    "today": "{count, plural, =0 {aucune voiture aujourd’hui} one {# voiture aujourd’hui} other {# voitures aujourd’hui}}",
    "newCount": "{count, plural, =0 {aucune nouvelle cette semaine} one {# nouvelle cette semaine} other {# nouvelles cette semaine}}",
    "since": "Créée le {date}",
    "open": "Régler",
    "see": "{count, plural, =0 {Aucune voiture} one {Voir la voiture} other {Voir les # voitures}}",
    "frequency": {
      "label": "Rythme",
      "Instant": "Aussitôt",
      "Daily": "Chaque jour",
      "Weekly": "Chaque semaine"
    },
    "criteria": "Critères",
    "noCriteria": "Aucun critère : toutes les voitures en vente.",
    "addCriterion": "Ajouter un critère",
    "price": "Prix",
    "mileage": "Kilométrage",
    "remove": "Supprimer l’alerte",
    "removeTitle": "Supprimer cette alerte ?",
    "removeText": "Vous ne recevrez plus rien pour « {title} ».",
    "keep": "La garder",
    "save": "Enregistrer",
    "saving": "Enregistrement…",
    "saved": "Alerte enregistrée",
    "removed": "Alerte supprimée",
    "resumed": "Alerte active",
    "stopped": "Alerte en pause",
    "nextInstant": "Nous vous écrivons dès qu’une voiture arrive.",
    "nextSending": "Prochain envoi possible le {date} au matin.",
    "silent": "Aucun e-mail ne partira.",
    "latest": "Dernières arrivées",
    "none": "Aucune voiture ne correspond aujourd’hui. Élargissez un critère, ou laissez l’alerte veiller.",
    "tell": "Comment vous prévenir",
    "news": "Nouvelles voitures, par e-mail",
    "offers": "Offres commerciales",
    "offersEmail": "Par e-mail",
    "offersPost": "Par courrier",
    "offersPhone": "Par téléphone",
    "offersNote": "Rien n’est coché d’avance. Vous changez d’avis quand vous voulez.",
    "confirmTitle": "Confirmez votre adresse e-mail",
    "confirmText": "Les alertes partent une fois votre adresse confirmée. Suivez le lien que nous vous avons envoyé.",
    "failed": "Cela n’a pas marché. Réessayez dans un moment.",
    "retry": "Réessayer",
    "notFound": "Cette alerte n’existe plus",
    "notFoundText": "Elle a été supprimée, ou elle appartient à un autre compte.",
    "all": "Voir mes alertes",
    "create": {
      "title": "Créer une alerte",
      "why": "{count, plural, =0 {Aucune voiture ne correspond aujourd’hui à cette recherche.} one {# voiture correspond aujourd’hui à cette recherche.} other {# voitures correspondent aujourd’hui à cette recherche.}} Nous vous écrirons dès qu’une autre arrive.",
      "account": "Connectez-vous pour que nous sachions à qui écrire. Votre recherche est gardée, l’alerte sera créée aussitôt après.",
      "signIn": "Se connecter et créer l’alerte",
      "creating": "Création de l’alerte…",
      "done": "Alerte créée",
      "doneText": "{count, plural, =0 {Aucune voiture ne correspond aujourd’hui} one {# voiture correspond aujourd’hui} other {# voitures correspondent aujourd’hui}} : « {title} ».",
      "when": "Quand vous écrire ?",
      "undo": "Annuler l’alerte",
      "close": "C’est parfait"
    },
    "stop": {
      "metaTitle": "Arrêter une alerte",
      "metaDescription": "L’alerte de votre e-mail s’arrête ici.",
      "waiting": "Arrêt de l’alerte…",
      "done": "L’alerte est arrêtée",
      "doneText": "Nous ne vous écrirons plus pour « {title} ».",
      "resume": "La reprendre",
      "resumed": "L’alerte a repris",
      "resumedText": "Nous vous écrirons de nouveau pour « {title} ».",
      "again": "L’arrêter",
      "unknown": "Cette alerte n’existe plus",
      "unknownText": "Elle a été supprimée, ou le lien est incomplet. Vous ne recevrez rien de sa part.",
      "failed": "L’alerte n’a pas pu être arrêtée",
      "failedText": "Vérifiez votre connexion, puis réessayez."
    }
  }
  alertsMail: {
    "subjectOne": "{car} à {price} : elle correspond à votre alerte",
    "subject": "{count, plural, one {# voiture} other {# voitures}} pour votre alerte « {title} »",
    "preheader": "Votre alerte : {title}",
    "title": "{count, plural, one {Une voiture pour vous} other {# voitures pour vous}}",
    "text": "{count, plural, one {Cette voiture correspond à votre alerte « {title} ».} other {Ces voitures correspondent à votre alerte « {title} ».}}",
    "more": "{count, plural, one {Et # autre voiture.} other {Et # autres voitures.}}",
    "open": "Voir toutes les voitures de cette alerte",
    "why": "Vous recevez ce message parce que vous avez créé cette alerte. Chaque voiture ne vous est signalée qu’une fois.",
    "stop": "Arrêter cette alerte",
    "reason": {
      "Cheaper": "Prix en baisse",
      "Back": "De nouveau en vente"
    }
  }
  compare: {
    "title": "Comparer",
    "metaTitle": "Comparer des voitures",
    "metaTitleCars": "Comparer : {cars}",
    "metaDescription": "Deux ou trois voitures d’occasion côte à côte : prix, kilométrage, équipements. Les différences sont marquées.",
    "lead": "Trois voitures au plus. Les différences sont marquées, les points communs s’effacent.",
    "compare": "Comparer",
    "add": "Comparer {title}",
    "remove": "Retirer {title} de la comparaison",
    "tooMany": "Trois voitures au plus",
    "tooManyHint": "Retirez-en une pour ajouter celle-ci.",
    "bar": "Voitures à comparer",
    "barCount": "{count, plural, =0 {Aucune voiture} one {# voiture à comparer} other {# voitures à comparer}}",
    "emptySlot": "Place libre",
    "clear": "Vider la comparaison",
    "open": "Comparer",
    "onlyDifferences": "Différences seulement",
    "table": "Tableau de comparaison",
    "differs": "Diffère",
    "odd": "Seule dans ce cas",
    "see": "Voir la voiture",
    "removeCar": "Retirer {title}",
    "addThird": "Ajouter une voiture",
    "addThirdHint": "Une troisième voiture aide à trancher.",
    "noDifference": "Aucune différence sur les points connus.",
    "yes": "Oui",
    "no": "Non",
    "unknown": "Non précisé",
    "group": {
      "cost": "Coût",
      "car": "La voiture",
      "equipment": "Équipements",
      "place": "Où la voir"
    },
    "row": {
      "price": "Prix",
      "market": "Face au marché",
      "warranty": "Garantie mécanique",
      "releaseDate": "Mise en circulation",
      "mileage": "Kilométrage",
      "fuelType": "Carburant",
      "gearType": "Boîte",
      "fiscalPower": "Puissance fiscale",
      "bodyStyle": "Carrosserie",
      "color": "Couleur",
      "doors": "Portes",
      "seats": "Places",
      "isFirstHand": "Première main",
      "isCertified": "Certifiée",
      "registrationType": "Immatriculation",
      "equipmentCount": "Équipements en tout",
      "city": "Ville",
      "store": "Agence"
    },
    "best": {
      "price": "Le plus bas",
      "mileage": "Le plus faible",
      "releaseDate": "La plus récente",
      "warranty": "La plus longue",
      "equipmentCount": "La mieux équipée"
    },
    "below": "{percent} sous le marché",
    "above": "{percent} au-dessus",
    "atMarket": "Au prix du marché",
    "noMarket": "Pas assez d’annonces comparables",
    "months": "{count, plural, =0 {Sans garantie} one {# mois} other {# mois}}",
    "noWarranty": "Sans garantie",
    "sold": "Vendue",
    "emptyTitle": "Rien à comparer pour le moment",
    "emptyText": "Cochez « Comparer » sur deux ou trois voitures pour les voir côte à côte.",
    "browse": "Parcourir les voitures",
    "oneTitle": "Ajoutez une deuxième voiture",
    "oneText": "Voici des voitures proches de {title}. Cochez-en une pour la comparer.",
    "oneTextAlone": "Cochez une autre voiture dans les résultats pour la comparer à {title}.",
    "missing": "{count, plural, =0 {} one {Une voiture de cette comparaison n’est plus en vente.} other {# voitures de cette comparaison ne sont plus en vente.}}",
    "fromFavourites": "Choisir dans mes favoris",
    "addSecond": "Ajouter une deuxième voiture"
  }
  contact: {
    "newsletter": {
      "title": "Une bonne affaire ne prévient pas. Nous, si.",
      "lead": "Un e-mail par semaine au plus : nouvelles certifiées et baisses de prix.",
      "email": "Votre adresse e-mail",
      "submit": "M’inscrire",
      "sending": "Envoi…",
      "website": "Laissez ce champ vide",
      "consent": "J’accepte de recevoir cette lettre par e-mail. Je peux me désinscrire à tout moment, en un clic.",
      "notice": "{controller} utilise votre adresse pour cette lettre seulement. Vous pouvez y accéder, la corriger ou la faire supprimer (loi 09-08).",
      "cndp": "Déclaration CNDP n° {number}.",
      "badEmail": "Adresse e-mail non valable. Exemple : nom@exemple.ma",
      "needConsent": "Cochez la case pour recevoir la lettre.",
      "failed": "L’inscription n’a pas abouti. Vérifiez votre connexion et réessayez.",
      "done": "Presque fini : ouvrez l’e-mail que nous venons de vous envoyer et confirmez votre inscription."
    }
  }
  contactForm: {
    "seo": {
      "title": "Aide et contact",
      "description": "Une question sur une voiture, une vente ou un dossier ? Écrivez-nous : un conseiller vous répond aux heures d’ouverture, par téléphone ou par e-mail."
    },
    "title": "Aide et contact",
    "lead": "Écrivez-nous : un conseiller vous répond aux heures d’ouverture.",
    "form": "Votre message",
    "call": "Par téléphone",
    "free": "Appel gratuit",
    "visit": "En agence",
    "visitText": "Les adresses et les horaires de toutes nos agences.",
    "network": "Trouver une agence",
    "mail": "Par e-mail",
    "ask": "Poser une question",
    "askLead": "Réponse aux heures d’ouverture, par téléphone ou par e-mail.",
    "write": "Écrire à un conseiller",
    "firstName": "Prénom",
    "lastName": "Nom",
    "email": "E-mail",
    "phone": "Téléphone",
    "message": "Message",
    "website": "Laissez ce champ vide",
    "opening": "Bonjour, cette {car} est-elle toujours disponible ?",
    "submit": "Envoyer",
    "sending": "Envoi…",
    "kept": "Ce que vous tapez reste sur cet appareil jusqu’à l’envoi.",
    "need": {
      "firstName": "Indiquez votre prénom.",
      "lastName": "Indiquez votre nom.",
      "email": "Indiquez votre adresse e-mail.",
      "phone": "Indiquez votre téléphone.",
      "message": "Écrivez votre message."
    },
    "bad": {
      "firstName": "Le prénom ne contient que des lettres.",
      "lastName": "Le nom ne contient que des lettres.",
      "email": "Adresse e-mail non valable. Exemple : nom@exemple.ma",
      "phone": "Le numéro commence par 0 et compte 10 chiffres.",
      "message": "{count, plural, one {Le message est trop long d’un caractère.} other {Le message est trop long de # caractères.}}"
    },
    "offline": "Pas de réseau. Vérifiez votre connexion et réessayez : votre message est gardé.",
    "failed": "Le message n’est pas parti",
    "done": {
      "title": "Message envoyé",
      "until": "Un conseiller vous répond au plus tard {weekday} {day} à {time}.",
      "mail": "Un e-mail de confirmation est en route.",
      "again": "Écrire un autre message"
    },
    "already": "Un conseiller s’occupe déjà de votre question",
    "newsletter": {
      "confirmTitle": "Confirmez votre inscription à la lettre",
      "confirmText": "Un e-mail par semaine au plus : nouvelles certifiées et baisses de prix. Vous pouvez vous désinscrire à tout moment.",
      "confirm": "Confirmer mon inscription",
      "confirmed": "Votre inscription est confirmée",
      "confirmedText": "La prochaine lettre arrive dans votre boîte. Chacune porte un lien pour se désinscrire.",
      "left": "Vous êtes désinscrit de la lettre",
      "leftText": "Nous ne vous écrirons plus. Pour revenir, inscrivez-vous en bas de la page d’accueil.",
      "waiting": "Un instant…",
      "unknown": "Ce lien ne mène à aucune inscription",
      "unknownText": "L’adresse a sans doute été effacée depuis, ou le lien n’est pas complet. Vous ne recevez rien de notre part.",
      "failed": "Quelque chose n’a pas marché",
      "failedText": "Vérifiez votre connexion et réessayez.",
      "cars": "Voir les voitures",
      "home": "Retour à l’accueil"
    }
  }
  contactMail: {
    "moment": "{weekday} {day} à {time}",
    "car": "Voir la voiture",
    "noPrice": "Prix sur demande",
    "acknowledge": {
      "subject": "Nous avons bien reçu votre message",
      "subjectCar": "Votre question sur la {car}",
      "preheader": "Réponse au plus tard {until}.",
      "title": "Votre message est arrivé",
      "text": "Bonjour {name}, un conseiller vous répond au plus tard {until}.",
      "textCar": "Bonjour {name}, un conseiller de l’agence où se trouve cette voiture vous répond au plus tard {until}.",
      "call": "Plus vite encore : appelez-nous au {phone}.",
      "notYou": "Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : ne tenez pas compte de ce message."
    },
    "desk": {
      "subject": "Message de {name}",
      "subjectCar": "Question sur {car} ({reference})",
      "name": "Nom",
      "phone": "Téléphone",
      "email": "E-mail",
      "language": "Langue",
      "fr": "Français",
      "ar": "Arabe",
      "replyBy": "À répondre avant"
    },
    "newsletter": {
      "subject": "Confirmez votre inscription à notre lettre",
      "preheader": "Un clic, et la lettre arrive.",
      "title": "Encore un clic",
      "text": "Cette adresse a été inscrite à notre lettre : un e-mail par semaine au plus, avec les nouvelles voitures certifiées et les baisses de prix. Confirmez que c’est bien vous.",
      "confirm": "Confirmer mon inscription",
      "notYou": "Ce n’était pas vous ? Ne faites rien : sans confirmation, nous n’envoyons rien.",
      "stop": "Ne plus recevoir cette lettre"
    }
  }
  customers: {
    "title": "Mon profil",
    "pageTitle": "Mon profil",
    "description": "Vos coordonnées, vos accords et vos données.",
    "member": "Client depuis le {date}",
    "signIn": {
      "title": "Connectez-vous pour voir votre profil",
      "text": "Vos coordonnées et vos données ne s’affichent qu’une fois connecté.",
      "button": "Se connecter"
    },
    "failed": {
      "title": "Votre profil n’a pas pu être chargé",
      "text": "Vérifiez votre connexion et réessayez.",
      "retry": "Réessayer"
    },
    "notYours": {
      "title": "Ce profil n’est pas le vôtre",
      "text": "Chaque client ne voit que son propre profil.",
      "button": "Voir mon profil"
    },
    "inactive": {
      "title": "Votre compte client est désactivé"
    },
    "identity": {
      "title": "Vous",
      "name": "Nom",
      "company": "Société",
      "email": "E-mail",
      "phone": "Téléphone",
      "language": "Langue des messages",
      "fr": "Français",
      "ar": "Arabe",
      "confirmed": "Confirmé",
      "unconfirmed": "À confirmer",
      "missing": "Non renseigné",
      "edit": "Modifier mon compte",
      "hint": "Nom, e-mail, téléphone, langue et mot de passe se changent dans votre compte."
    },
    "civility": {
      "mister": "M.",
      "madam": "Mme",
      "company": "Société"
    },
    "address": {
      "title": "Adresse postale",
      "hint": "Facultative : elle sert aux contrats et au courrier.",
      "address": "Adresse",
      "addressLine2": "Complément",
      "zip": "Code postal",
      "city": "Ville",
      "save": "Enregistrer l’adresse",
      "saving": "Enregistrement…",
      "saved": "Adresse enregistrée.",
      "badZip": "Le code postal compte 5 chiffres.",
      "failed": "L’adresse n’a pas été enregistrée. Vérifiez votre connexion et réessayez.",
      "badCity": "Choisissez une ville de la liste."
    },
    "consents": {
      "title": "Ce que vous acceptez de recevoir",
      "hint": "Rien n’est coché d’avance et vous pouvez changer d’avis à tout moment.",
      "news": "Les nouveautés du site, par e-mail",
      "offers": "Des offres commerciales",
      "offersEmail": "Par e-mail",
      "offersPost": "Par courrier",
      "offersPhone": "Par téléphone"
    },
    "choices": {
      "saved": "Votre choix est enregistré.",
      "failed": "Votre choix n’a pas été enregistré. Vérifiez votre connexion et réessayez.",
      "since": "Depuis le {date}"
    },
    "data": {
      "title": "Vos données",
      "hint": "Une copie de tout ce que nous savons de vous, lisible dans un navigateur et par d’autres programmes.",
      "ask": "Demander une copie",
      "asking": "Demande en cours…",
      "asked": "Copie en préparation. Un e-mail vous préviendra quand elle sera prête.",
      "ready": "Votre copie est prête, jusqu’au {date}.",
      "download": "Télécharger ({size})",
      "downloading": "Téléchargement…",
      "kilobytes": "{count} Ko",
      "again": "Demander une copie récente",
      "failed": "La demande n’a pas abouti. Vérifiez votre connexion et réessayez.",
      "deletion": "Supprimer mon compte",
      "deletionHint": "Votre profil, vos favoris et vos alertes sont effacés. La suppression se confirme dans votre compte."
    },
    "tabs": {
      "label": "Mon compte",
      "history": "Historique",
      "alerts": "Alertes",
      "favourites": "Favoris",
      "profile": "Profil"
    },
    "vehicle": {
      "list": "Vos voitures",
      "none": "Aucune voiture gardée pour l’instant.",
      "all": "Tous mes favoris",
      "browse": "Parcourir les voitures",
      "pageTitle": "Ma voiture suivie",
      "back": "Mon profil",
      "title": "Votre suivi",
      "saved": "Gardée le",
      "then": "Prix ce jour-là",
      "now": "Prix aujourd’hui",
      "change": "Depuis",
      "same": "Inchangé",
      "hidden": "Non affiché",
      "state": "État",
      "Available": "À vendre",
      "Reserved": "Réservée",
      "Sold": "Vendue",
      "Gone": "Retirée de la vente",
      "alert": "Alerte de prix",
      "open": "Voir l’annonce",
      "remove": "Retirer de mes favoris",
      "removed": "Voiture retirée de vos favoris",
      "undo": "Annuler",
      "similar": "Chercher une voiture semblable",
      "unknown": {
        "title": "Cette voiture n’est pas dans vos favoris",
        "text": "Gardez une voiture pour suivre ici son prix et son état.",
        "button": "Mes favoris"
      },
      "signIn": {
        "title": "Connectez-vous pour suivre vos voitures",
        "text": "Le suivi de vos voitures ne s’affiche qu’une fois connecté."
      },
      "up": "Hausse de {amount}",
      "down": "Baisse de {amount}"
    }
  }
  customersMail: {
    "phoneCode": "{code} est votre code Rihla. Il est valable {minutes} minutes. Ne le donnez à personne.",
    "export": {
      "subject": "La copie de vos données est prête",
      "title": "La copie de vos données est prête",
      "text": "Vous avez demandé une copie de tout ce que nous savons de vous. Connectez-vous pour la télécharger, jusqu’au {date}.",
      "button": "Télécharger ma copie",
      "notAsked": "Vous n’avez rien demandé ? Changez votre mot de passe et prévenez-nous."
    },
    "erased": {
      "subject": "Vos données sont effacées",
      "title": "Vos données sont effacées",
      "text": "Votre compte est supprimé et vos données personnelles sont effacées. Ce que la loi nous oblige à garder, comme les factures, est conservé à part le temps prévu. C’est notre dernier message."
    },
    "unused": {
      "subject": "Votre compte va être supprimé",
      "title": "Voulez-vous garder votre compte ?",
      "text": "Vous ne l’avez pas utilisé depuis longtemps. Sans nouvelles de vous, nous le supprimerons avec vos données après le {date}. Pour le garder, il suffit de vous connecter.",
      "button": "Garder mon compte"
    },
    "copy": {
      "title": "Ce que Rihla sait de vous",
      "lead": "Copie établie le {date}. Le fichier rihla.json contient la même chose pour un autre programme.",
      "yes": "oui",
      "no": "non",
      "nothing": "Rien."
    },
    "rooms": {
      "account": "Compte de connexion",
      "customers": "Fiche client",
      "notifications": "E-mails et SMS envoyés",
      "contact": "Messages et lettre d’information",
      "favourites": "Favoris",
      "alerts": "Alertes"
    },
    "labels": {
      "card": "Fiche",
      "statuses": "États",
      "consents": "Accords donnés et retirés",
      "civility": "Civilité",
      "firstName": "Prénom",
      "lastName": "Nom",
      "companyName": "Raison sociale",
      "idNumber": "Numéro d’identité",
      "email": "E-mail",
      "emailVerified": "E-mail confirmé",
      "phone": "Téléphone",
      "phoneVerified": "Téléphone confirmé",
      "language": "Langue",
      "address": "Adresse",
      "addressLine2": "Complément d’adresse",
      "zip": "Code postal",
      "city": "Ville",
      "created": "Créé le",
      "lastSeen": "Dernier usage",
      "status": "État",
      "comment": "Commentaire",
      "purpose": "But",
      "channel": "Moyen",
      "given": "Accord",
      "textVersion": "Version du texte",
      "messages": "Messages",
      "suppressed": "Adresses à ne plus utiliser",
      "recipient": "Destinataire",
      "marketing": "Alerte ou offre",
      "reason": "Raison",
      "subject": "Numéro du compte",
      "passwordChanged": "Mot de passe changé le",
      "devices": "Appareils connectés",
      "browser": "Navigateur",
      "system": "Système",
      "since": "Depuis",
      "alerts": "Alertes",
      "criteria": "Critères",
      "frequency": "Rythme",
      "news": "Nouveautés par e-mail",
      "active": "Active",
      "mails": "E-mails envoyés",
      "cars": "Voitures trouvées",
      "reference": "Référence",
      "found": "Trouvée le",
      "told": "Annoncée",
      "brands": "Marques",
      "models": "Modèles",
      "cities": "Villes",
      "colors": "Couleurs",
      "fuelTypes": "Carburants",
      "gearTypes": "Boîtes de vitesses",
      "bodyStyles": "Carrosseries",
      "conditions": "États",
      "minPrice": "Prix, à partir de",
      "maxPrice": "Prix, jusqu’à",
      "minMileage": "Kilométrage, à partir de",
      "maxMileage": "Kilométrage, jusqu’à",
      "minReleaseDate": "Mise en circulation, à partir de",
      "maxReleaseDate": "Mise en circulation, jusqu’à",
      "isCertified": "Certifiées",
      "isFirstHand": "Première main",
      "favourites": "Favoris",
      "vehicleId": "Numéro de la voiture",
      "title": "Voiture",
      "savedPrice": "Prix à l’enregistrement (DH)",
      "saved": "Gardée le",
      "priceAlert": "Alerte de prix",
      "below": "Prévenir sous (DH)",
      "toldOn": "Prévenu le",
      "newsletter": "Lettre d’information",
      "message": "Message",
      "vehicle": "Voiture",
      "noticeVersion": "Version de la notice",
      "sent": "Envoyé le",
      "replyBy": "Réponse promise le",
      "answered": "Répondu le",
      "kind": "Nature",
      "at": "Le"
    }
  }
  errors: {
    "BadRequest": "Demande incorrecte : remplissez tous les champs obligatoires.",
    "InvalidFilter": "Le filtre « {field} » n’est pas valable.",
    "Unauthorized": "Connectez-vous pour continuer.",
    "Forbidden": "Vous n’avez pas le droit de faire cela.",
    "AntiForgery": "Cette page est restée ouverte trop longtemps. Rechargez-la, puis réessayez.",
    "CustomerInactive": "Votre compte client est désactivé. Appelez notre centre de relation clients pour le rouvrir.",
    "NotFound": "Élément introuvable.",
    "VehicleNotFound": "Voiture introuvable : {ids}.",
    "DocumentNotFound": "Document introuvable.",
    "MethodNotAllowed": "Cette adresse n’accepte pas cette opération.",
    "TransitionNotAllowed": "Cette étape n’est plus possible : l’état actuel est {status}.",
    "EmailExists": "Cette adresse e-mail existe déjà.",
    "PhoneExists": "Ce numéro de téléphone existe déjà.",
    "DuplicateEnquiry": "Vous avez déjà écrit pour cette voiture. Un conseiller vous appelle bientôt.",
    "TooManyAlerts": "Vous avez déjà {limit} alertes. Supprimez-en une pour en créer une autre.",
    "FavouritesFull": "Vos favoris sont complets ({limit} voitures). Retirez-en pour en ajouter.",
    "NotFinanced": "Cette voiture ne peut pas être financée à ces conditions.",
    "Gone": "Cette voiture a été vendue et n’est plus en ligne.",
    "PayloadTooLarge": "Le fichier dépasse la taille permise.",
    "UnsupportedMediaType": "Ce type de contenu n’est pas accepté.",
    "RangeNotSatisfiable": "La partie demandée dépasse la fin du fichier.",
    "TooManyRequests": "Trop d’essais. Réessayez dans quelques minutes.",
    "Unexpected": "Une erreur inattendue s’est produite, veuillez contacter notre équipe d’assistance.",
    "NotReady": "Le service démarre. Réessayez dans un moment.",
    "field": {
      "invalid": "La valeur de « {field} » n’est pas valable.",
      "required": "« {field} » est obligatoire.",
      "number": "« {field} » doit être un nombre.",
      "int": "« {field} » doit être un nombre entier.",
      "boolean": "« {field} » doit valoir true ou false.",
      "date": "« {field} » doit être une date au format AAAA-MM-JJ.",
      "email": "L’adresse e-mail « {field} » n’est pas valable.",
      "uuid": "« {field} » n’est pas un identifiant valable.",
      "phone": "Le numéro de téléphone « {field} » n’est pas valable. Exemple : 06 12 34 56 78.",
      "mobile": "« {field} » doit être un numéro de mobile marocain, en 06 ou 07.",
      "code": "« {field} » n’est pas le bon code. Vérifiez le dernier SMS reçu.",
      "codeExpired": "« {field} » n’est plus valable. Demandez un nouveau code.",
      "zip": "Le code postal « {field} » compte 5 chiffres.",
      "company": "« {field} » va avec la civilité Société, et seulement avec elle.",
      "name": "« {field} » ne peut contenir que des lettres.",
      "notInList": "« {field} » doit être l’une de ces valeurs : {values}.",
      "tooBig": "« {field} » ne peut pas dépasser {limit}.",
      "tooSmall": "« {field} » ne peut pas être inférieur à {limit}.",
      "tooLong": "« {field} » ne peut pas dépasser {limit} caractères.",
      "tooShort": "« {field} » doit compter au moins {limit} caractères.",
      "tooMany": "« {field} » accepte au plus {limit} valeurs.",
      "tooFew": "« {field} » demande au moins {limit} valeurs.",
      "repeated": "« {field} » contient deux fois la même valeur.",
      "consent": "Vous devez accepter « {field} » pour continuer.",
      "picture": "« {field} » n’est pas une photo lisible (JPEG, PNG ou WebP)."
    }
  }
  favourites: {
    "title": "Favoris",
    "metaTitle": "Mes voitures favorites",
    "metaDescription": "Les voitures que vous avez gardées, avec leur prix d’aujourd’hui.",
    "count": "{count, plural, =0 {Aucune voiture gardée} one {# voiture gardée} other {# voitures gardées}}",
    "add": "Ajouter {title} aux favoris",
    "remove": "Retirer {title} des favoris",
    "added": "Ajoutée aux favoris",
    "removed": "Retirée des favoris",
    "undo": "Annuler",
    "onDevice": "Vos favoris restent sur cet appareil. Si vous effacez les données du navigateur, ils disparaissent.",
    "cheaper": "{amount} de moins depuis le {date}",
    "dearer": "{amount} de plus depuis le {date}",
    "cheaperUndated": "{amount} de moins depuis l’ajout",
    "dearerUndated": "{amount} de plus depuis l’ajout",
    "priceWas": "{price} quand vous l’avez gardée",
    "gone": "Plus disponible",
    "goneNote": "Cette voiture n’est plus en vente.",
    "findSimilar": "Chercher une voiture proche",
    "unreachable": "Certaines voitures n’ont pas pu être chargées.",
    "retry": "Réessayer",
    "loading": "Chargement de vos favoris",
    "emptyTitle": "Aucun favori pour le moment",
    "emptyText": "Touchez le cœur d’une voiture pour la retrouver ici, avec son changement de prix.",
    "browse": "Parcourir les voitures",
    "sort": "Trier",
    "heart": "Garder {title} dans les favoris",
    "sorts": {
      "saved": "Dernières gardées",
      "cheaper": "Plus forte baisse",
      "price": "Prix croissant"
    },
    "signIn": "Se connecter pour les retrouver partout",
    "sold": "Vendue",
    "soldNote": "Cette voiture a été vendue.",
    "alert": {
      "ask": "Me prévenir si le prix baisse",
      "set": "Alerte à {amount} ou moins",
      "told": "Prix atteint le {date}",
      "title": "Me prévenir si le prix baisse",
      "now": "{price} aujourd’hui",
      "amount": "Prévenez-moi à ce prix ou moins (DH)",
      "hint": "Par exemple 95 000",
      "why": "Nous vous écrivons une seule fois, à l’adresse e-mail de votre compte. Chaque message permet d’arrêter l’alerte.",
      "whySignIn": "Connectez-vous pour que nous sachions où vous écrire. Le montant est gardé.",
      "save": "Me prévenir",
      "signIn": "Se connecter et me prévenir",
      "end": "Arrêter l’alerte",
      "saved": "Alerte de prix enregistrée",
      "ended": "Alerte de prix arrêtée",
      "confirmFirst": "Confirmez votre adresse e-mail pour recevoir le message.",
      "badAmount": "Écrivez un montant en dirhams, sans virgule.",
      "tooHigh": "Choisissez un montant inférieur au prix d’aujourd’hui ({price}).",
      "failed": "L’alerte n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez."
    },
    "stop": {
      "metaTitle": "Arrêter une alerte de prix",
      "metaDescription": "Arrêter l’alerte de prix d’une voiture, sans se connecter.",
      "waiting": "Arrêt de l’alerte…",
      "done": "L’alerte de prix est arrêtée",
      "doneText": "Nous ne vous écrirons plus au sujet du prix de la {title}.",
      "unknown": "Cette alerte n’est plus active",
      "unknownText": "Elle a été arrêtée ou la voiture n’est plus dans vos favoris. Vous n’avez rien à faire.",
      "failed": "L’alerte n’a pas pu être arrêtée",
      "failedText": "Vérifiez votre connexion, puis réessayez.",
      "favourites": "Voir mes favoris"
    }
  }
  favouritesMail: {
    "subject": "{title} : le prix est descendu à {price}",
    "preheader": "Vous vouliez le savoir à partir de {below}.",
    "title": "Le prix de la {title} a baissé",
    "text": "La {title} que vous gardez dans vos favoris coûte maintenant {price}. Vous nous aviez demandé de vous prévenir à {below} ou moins.",
    "open": "Voir la voiture",
    "once": "Cette alerte a joué son rôle : nous ne vous écrirons plus au sujet de ce prix. Vous pouvez fixer un nouveau montant dans vos favoris.",
    "stop": "Arrêter l’alerte de prix de cette voiture"
  }
  financing: {
    "coming": "Le simulateur arrive…",
    "lost": "Le simulateur n’a pas pu être chargé",
    "again": "Réessayer",
    "contribution": "Votre apport",
    "share": "{percent} du prix",
    "duration": "Durée",
    "inMonths": "en mois",
    "months": "{count, plural, one {# mois} other {# mois}}",
    "understood": "J’ai compris que cette simulation n’est pas une offre de crédit.",
    "accept": "Cochez cette case pour garder la simulation.",
    "indicative": "Simulation indicative",
    "perMonth": "{amount}/mois",
    "during": "pendant {months}",
    "teg": "TEG fixe {rate}",
    "price": "Prix",
    "financed": "Montant financé",
    "totalPaid": "Total des mensualités",
    "totalCost": "Coût total du crédit",
    "beyond": "Aucun crédit n’est possible à ces conditions. Choisissez une durée plus longue ou un apport plus petit.",
    "keep": "Garder cette simulation",
    "keeping": "Un instant…",
    "kept": "Simulation gardée sur cet appareil",
    "keptText": "Le même apport et la même durée vous seront proposés pour les autres voitures.",
    "newPrice": "Le prix de la voiture vient de changer : ces montants tiennent compte du nouveau prix.",
    "failed": "La simulation n’a pas été gardée",
    "offline": "Pas de réseau. Vérifiez votre connexion et réessayez.",
    "legal": {
      "nature": "Crédit affecté à l’achat de cette voiture, à mensualités constantes, proposé par {lender}, sous réserve d’acceptation de votre dossier.",
      "rate": "Taux d’intérêt annuel fixe de {rate} HT. Les mensualités comprennent la TVA sur les intérêts ({vat}) ; le TEG s’entend hors TVA.",
      "fee": "Frais de dossier de {fee} TTC, payés une fois, compris dans le coût total et dans le TEG, mais pas dans la mensualité.",
      "noFee": "Sans frais de dossier.",
      "insured": "L’assurance décès-invalidité est comprise.",
      "notInsured": "L’assurance décès-invalidité n’est pas comprise : demandez son prix à l’organisme.",
      "offer": "L’offre écrite reste valable au moins 7 jours. Après l’avoir acceptée, vous avez 7 jours pour vous rétracter."
    },
    "schedule": {
      "show": "Voir le tableau d’amortissement",
      "hide": "Masquer le tableau",
      "title": "Tableau d’amortissement",
      "caption": "Montants en dirhams, au centime près ; la mensualité affichée plus haut est arrondie au dirham.",
      "month": "Mois",
      "amount": "Mensualité",
      "capital": "Capital",
      "interest": "Intérêts HT",
      "vat": "TVA",
      "balance": "Reste dû"
    }
  }
  home: {
    "claim": "Chaque voyage commence par une voiture sûre.",
    "lead": "Des voitures certifiées sur 110 points, des prix expliqués, une garantie mécanique de 3 à 6 mois.",
    "quick": {
      "label": "Chercher une voiture",
      "brand": "Marque",
      "anyBrand": "Toutes",
      "model": "Modèle",
      "anyModel": "Tous",
      "budget": "Budget maximum",
      "anyBudget": "Sans limite",
      "city": "Ville",
      "anyCity": "Tout le Maroc",
      "submit": "{count, plural, =0 {Voir les voitures} one {Voir {shown} voiture} other {Voir {shown} voitures}}"
    },
    "trust": {
      "pointsTitle": "110 points contrôlés",
      "pointsText": "Le rapport complet est public, défauts compris.",
      "warrantyTitle": "Garantie 3 à 6 mois",
      "warrantyText": "Mécanique, sur chaque certifiée.",
      "exchangeTitle": "Échange sous un mois",
      "exchangeText": "Contre une autre voiture, selon conditions.",
      "paidTitle": "Vendeur payé sous 24 h",
      "paidText": "Par virement, une fois les formalités finies."
    },
    "bodies": {
      "title": "Quelle voiture pour votre route ?",
      "all": "Toutes les voitures"
    },
    "featured": {
      "title": "À la une cette semaine",
      "lead": "Choisies par nos agences, contrôlées, prêtes à partir.",
      "all": "{count, plural, one {Voir la voiture certifiée} other {Voir les {shown} certifiées}}"
    },
    "promoted": {
      "title": "En promotion en ce moment",
      "lead": "Un effort sur le prix ; l’ancien n’est affiché que s’il a vraiment été demandé.",
      "all": "Toutes les promotions"
    },
    "sell": {
      "eyebrow": "Vendre ou reprendre",
      "title": "Votre voiture vendue, virement sous 24 h.",
      "step1Title": "Appelez-nous, trois minutes suffisent",
      "step1Text": "Immatriculation, kilométrage, ville : un conseiller note tout.",
      "step2Title": "Faites-la expertiser gratuitement",
      "step2Text": "Dans l’agence de votre choix, rapport à l’appui.",
      "step3Title": "Acceptez l’offre, ou pas",
      "step3Text": "L’offre est valable 7 jours. Vous décidez.",
      "callTitle": "Un conseiller vous répond",
      "callText": "L’appel est gratuit. L’estimation ne vous engage à rien, et la reprise vaut pour toute voiture de notre stock.",
      "call": "Appeler le {phone}",
      "network": "Trouver une agence"
    },
    "certified": {
      "eyebrow": "Certifiée",
      "title": "Huit familles, cent dix points, zéro mystère.",
      "reportTitle": "Un rapport que vous pouvez lire",
      "reportText": "Chaque losange est un point vérifié. Vous voyez ce que l’expert a vu.",
      "defectsTitle": "Les défauts sont écrits",
      "defectsText": "Une rayure, un pneu usé : c’est noté et photographié avant votre visite.",
      "repairedTitle": "Réparée avant la vente",
      "repairedText": "Ce qui touche à la sécurité est remis en état dans nos ateliers.",
      "warrantyTitle": "Garantie écrite",
      "warrantyText": "De 3 à 6 mois selon l’âge et le kilométrage, avec assistance 24 h/24.",
      "see": "Voir les voitures certifiées",
      "star": "Étoile d’inspection : huit familles, 110 points",
      "points": "points"
    },
    "brands": {
      "title": "Par marque",
      "all": "{count, plural, one {La marque} other {Les # marques}}"
    },
    "services": {
      "title": "Nous restons à vos côtés",
      "expertiseTitle": "Expertise gratuite",
      "expertiseText": "Un expert examine votre voiture en agence, sans engagement.",
      "financingTitle": "Financement",
      "financingText": "Votre dossier se prépare en agence, avec l’organisme de votre choix.",
      "insuranceTitle": "Assurance",
      "insuranceText": "Des offres proposées au moment de la remise des clés.",
      "papersTitle": "Démarches incluses",
      "papersText": "Mutation, carte grise : nous préparons le dossier avec vous.",
      "assistanceTitle": "Assistance 24 h/24",
      "assistanceText": "Dépannage gratuit, sept jours sur sept, sur les certifiées.",
      "exchangeTitle": "Échange sous un mois",
      "exchangeText": "Elle ne vous convient pas ? Échangez-la, selon conditions."
    },
    "network": {
      "eyebrow": "Notre réseau",
      "title": "De Tanger à Agadir, une agence sur votre route.",
      "map": "Carte schématique du réseau",
      "cars": "{count, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}}",
      "directions": "Itinéraire vers {name}",
      "stores": "{count, plural, one {# agence partenaire} other {# agences partenaires}}"
    },
    "seo": {
      "title": "Voitures d’occasion certifiées au Maroc",
      "description": "Cherchez, comparez et choisissez votre voiture d’occasion au Maroc : certifiées sur 110 points, prix expliqués, garantie de 3 à 6 mois."
    }
  }
  identity: {
    "home": "Retour à l’accueil de {name}",
    "language": {
      "label": "Langue",
      "other": "العربية",
      "fr": "Français",
      "ar": "العربية"
    },
    "errorTitle": "Erreur : {title}",
    "wall": "Vos favoris, vos demandes, vos alertes : tout au même endroit, sur tous vos appareils.",
    "free": "Vous pouvez parcourir, comparer et garder des favoris sans compte.",
    "or": "ou",
    "cancel": "Revenir au site sans se connecter",
    "back": "Retour au compte",
    "field": {
      "identifier": "E-mail ou téléphone",
      "password": "Mot de passe",
      "newPassword": "Nouveau mot de passe",
      "currentPassword": "Mot de passe actuel",
      "showPassword": "Afficher le mot de passe",
      "passwordHint": "8 caractères au moins. Une phrase que vous seul connaissez est plus sûre qu’un mot compliqué.",
      "remember": "Rester connecté sur cet appareil",
      "phone": "Téléphone",
      "phoneHint": "Le numéro commence par 0 et compte 10 chiffres.",
      "newPhone": "Nouveau numéro",
      "code": "Code à 6 chiffres",
      "civility": "Civilité",
      "mister": "M.",
      "madam": "Mme",
      "company": "Société",
      "companyName": "Raison sociale",
      "companyHint": "Uniquement si le compte est celui d’une société.",
      "firstName": "Prénom",
      "lastName": "Nom",
      "email": "E-mail",
      "newEmail": "Nouvel e-mail",
      "language": "Langue des messages"
    },
    "login": {
      "title": "Bon retour",
      "pageTitle": "Se connecter",
      "lead": "Connectez-vous pour suivre vos demandes et vos alertes.",
      "forgotten": "Oublié ?",
      "forgottenFull": "Mot de passe oublié ?",
      "submit": "Se connecter",
      "sms": "Recevoir un code par SMS",
      "noAccount": "Pas encore de compte ?",
      "register": "Créer un compte"
    },
    "sms": {
      "title": "Se connecter par SMS",
      "lead": "Indiquez le numéro de votre compte : nous y envoyons un code valable 10 minutes.",
      "submit": "Recevoir le code",
      "codeTitle": "Saisissez le code",
      "codeLead": "Si un compte porte le {phone}, le code vient d’y être envoyé. Il est valable 10 minutes.",
      "codeSubmit": "Se connecter",
      "otherPhone": "Changer de numéro",
      "password": "Utiliser mon mot de passe"
    },
    "resend": {
      "button": "Renvoyer le code",
      "wait": "Nouvel envoi possible dans <time></time>."
    },
    "register": {
      "title": "Créer un compte",
      "lead": "Vos favoris, demandes et alertes vous suivent sur tous vos appareils.",
      "identity": "Vous",
      "contact": "Vous joindre",
      "access": "Vous connecter",
      "consents": "Ce que vous aimeriez recevoir",
      "consentsHint": "Rien n’est coché d’avance. Vous pouvez changer d’avis à tout moment.",
      "news": "Les nouveautés du site, par e-mail",
      "offersEmail": "Des offres commerciales par e-mail",
      "offersPost": "Des offres commerciales par courrier",
      "offersPhone": "Des offres commerciales par téléphone",
      "emailHint": "Un lien de confirmation y sera envoyé.",
      "phoneHint": "Un code y sera envoyé par SMS. Le numéro commence par 0 et compte 10 chiffres.",
      "submit": "Créer mon compte",
      "hasAccount": "Déjà un compte ?",
      "login": "Se connecter"
    },
    "verify": {
      "title": "Vérifiez votre téléphone",
      "lead": "Nous avons envoyé un code par SMS au {phone}. Il est valable 10 minutes.",
      "submit": "Vérifier le numéro",
      "otherPhone": "Ce n’est pas le bon numéro",
      "later": "Vérifier plus tard"
    },
    "forgotten": {
      "title": "Mot de passe oublié",
      "lead": "Indiquez l’e-mail ou le téléphone de votre compte. Nous envoyons à son adresse e-mail un lien pour choisir un nouveau mot de passe.",
      "submit": "Recevoir le lien",
      "login": "Revenir à la connexion",
      "sentTitle": "Consultez votre boîte e-mail",
      "sent": "Si un compte correspond à {identifier}, un lien valable 30 minutes vient de partir vers son adresse e-mail.",
      "sentHint": "Rien reçu ? Regardez dans les courriers indésirables, puis refaites la demande.",
      "again": "Refaire la demande"
    },
    "reset": {
      "title": "Choisissez un nouveau mot de passe",
      "lead": "Pour le compte {email}. Tous les appareils connectés seront déconnectés.",
      "submit": "Enregistrer le mot de passe"
    },
    "confirmEmail": {
      "title": "Confirmez votre e-mail",
      "text": "L’adresse {email} est-elle bien la vôtre ? Nous y enverrons les nouvelles de vos demandes.",
      "submit": "Oui, confirmer cette adresse"
    },
    "link": {
      "emailConfirmed": {
        "title": "Votre e-mail est confirmé",
        "text": "Nous pouvons maintenant vous écrire à cette adresse.",
        "next": "Continuer"
      },
      "emailExpired": {
        "title": "Ce lien ne fonctionne plus",
        "text": "Il a déjà servi ou il a plus de 24 heures. Demandez-en un autre depuis votre compte.",
        "next": "Ouvrir mon compte"
      },
      "resetExpired": {
        "title": "Ce lien ne fonctionne plus",
        "text": "Il a déjà servi ou il a plus de 30 minutes. Demandez-en un autre.",
        "next": "Recevoir un nouveau lien"
      }
    },
    "already": {
      "title": "Vous êtes déjà connecté",
      "text": "Cet appareil est connecté au compte de {name}.",
      "continue": "Continuer avec ce compte",
      "other": "Utiliser un autre compte"
    },
    "manage": {
      "title": "Mon compte",
      "signOut": "Se déconnecter",
      "change": "Modifier",
      "changeName": "Modifier le nom",
      "changeEmail": "Modifier l’e-mail",
      "changePhone": "Modifier le téléphone",
      "changePassword": "Modifier le mot de passe",
      "identity": "Identité",
      "name": "Nom",
      "company": "Société",
      "contact": "Coordonnées",
      "verified": "Confirmé",
      "unverified": "À confirmer",
      "confirmEmail": "Renvoyer l’e-mail de confirmation",
      "confirmPhone": "Confirmer le numéro",
      "pendingEmail": "{email} attend votre confirmation : ouvrez le lien reçu à cette adresse.",
      "language": "Langue des e-mails et des SMS",
      "saveLanguage": "Enregistrer",
      "security": "Sécurité",
      "passwordSet": "Modifié le {date}",
      "passwordUnknown": "Défini à la création du compte",
      "sessions": "Appareils connectés",
      "device": "{browser} sur {system}",
      "unknownDevice": "Appareil inconnu",
      "currentDevice": "Cet appareil",
      "lastSeen": "Vu le {date} à {time}",
      "since": "Connecté depuis le {date}",
      "endSession": "Déconnecter",
      "endSessionOf": "Déconnecter {device}",
      "endSessions": "Déconnecter tous les appareils",
      "endSessionsHint": "Cet appareil aussi : vous devrez vous reconnecter.",
      "data": "Mes données",
      "export": "Une copie de mes données",
      "exportHint": "Compte, favoris, alertes, demandes : tout ce que nous savons de vous, dans un fichier.",
      "exportAsk": "Demander la copie",
      "exportAsked": "La copie est en préparation. Un e-mail vous préviendra quand elle sera prête.",
      "exportReady": "La copie est prête, jusqu’au {date}.",
      "exportDownload": "Télécharger",
      "deletion": "Supprimer le compte",
      "deletionHint": "Vos favoris, vos alertes et votre profil sont effacés.",
      "deletionGo": "Supprimer mon compte"
    },
    "notice": {
      "passwordReset": "Nouveau mot de passe enregistré. Connectez-vous.",
      "emailConfirmed": "Votre e-mail est confirmé.",
      "emailSent": "Un e-mail de confirmation vient de partir. Ouvrez le lien qu’il contient.",
      "phoneConfirmed": "Votre numéro est confirmé.",
      "codeSent": "Un nouveau code vient de partir.",
      "saved": "Modifications enregistrées.",
      "passwordChanged": "Mot de passe modifié. Les autres appareils ont été déconnectés.",
      "sessionEnded": "L’appareil a été déconnecté.",
      "sessionsEnded": "Tous les appareils ont été déconnectés.",
      "exportAsked": "Demande enregistrée. Un e-mail vous préviendra quand la copie sera prête."
    },
    "name": {
      "title": "Modifier le nom",
      "submit": "Enregistrer"
    },
    "email": {
      "title": "Modifier l’e-mail",
      "lead": "Adresse actuelle : {present}. Elle reste valable tant que la nouvelle n’est pas confirmée.",
      "submit": "Recevoir le lien de confirmation"
    },
    "phone": {
      "title": "Modifier le téléphone",
      "lead": "Numéro actuel : {present}. Un code par SMS vérifie le nouveau.",
      "submit": "Recevoir le code",
      "codeTitle": "Vérifiez le nouveau numéro",
      "codeSubmit": "Enregistrer le numéro",
      "otherPhone": "Changer de numéro"
    },
    "password": {
      "title": "Modifier le mot de passe",
      "lead": "Les autres appareils connectés à ce compte seront déconnectés.",
      "submit": "Enregistrer le mot de passe"
    },
    "deletion": {
      "title": "Supprimer votre compte ?",
      "lead": "La suppression est définitive.",
      "erased": "Effacés : votre profil, vos favoris, vos alertes et vos consentements.",
      "kept": "Gardés sans votre nom, ou le temps que la loi l’exige : les ventes, les factures et leurs pièces.",
      "export": "Pour garder une trace, demandez d’abord une copie de vos données.",
      "confirm": "J’ai compris que je ne pourrai pas récupérer ce compte.",
      "submit": "Supprimer mon compte",
      "stay": "Garder mon compte"
    },
    "deleted": {
      "title": "Votre compte est supprimé",
      "text": "Vos données sont en cours d’effacement. Un e-mail vous le confirme.",
      "next": "Aller à l’accueil"
    },
    "signOut": {
      "title": "Se déconnecter ?",
      "text": "Vous êtes connecté au compte de {name} sur cet appareil.",
      "unnamed": "Vous êtes connecté sur cet appareil.",
      "submit": "Se déconnecter",
      "stay": "Rester connecté"
    },
    "signedOut": {
      "title": "Vous êtes déconnecté",
      "text": "À bientôt sur {name}.",
      "home": "Aller à l’accueil",
      "login": "Se connecter"
    },
    "error": {
      "interactionExpired": {
        "title": "Cette connexion a expiré",
        "text": "Elle est restée ouverte trop longtemps ou elle est déjà terminée. Reprenez depuis le site."
      },
      "badRequest": {
        "title": "Cette demande n’est pas valable",
        "text": "L’adresse est incomplète ou a été modifiée. Reprenez depuis le site."
      },
      "formExpired": {
        "title": "Ce formulaire a expiré",
        "text": "Il est resté ouvert trop longtemps. Revenez en arrière, rechargez la page et recommencez."
      },
      "notFound": {
        "title": "Cette page n’existe pas",
        "text": "L’adresse a changé ou contient une erreur."
      },
      "tooMany": {
        "title": "Trop d’essais",
        "text": "Patientez quelques minutes avant de recommencer."
      },
      "unexpected": {
        "title": "Quelque chose n’a pas marché",
        "text": "Réessayez dans un moment. Si cela se reproduit, donnez-nous la référence ci-dessous."
      },
      "reference": "Référence : {reference}",
      "home": "Aller à l’accueil"
    },
    "fault": {
      "missing": {
        "identifier": "Indiquez votre e-mail ou votre téléphone.",
        "password": "Indiquez un mot de passe.",
        "currentPassword": "Indiquez votre mot de passe actuel.",
        "code": "Indiquez le code reçu par SMS.",
        "civility": "Choisissez une civilité.",
        "companyName": "Indiquez la raison sociale.",
        "firstName": "Indiquez votre prénom.",
        "lastName": "Indiquez votre nom.",
        "email": "Indiquez votre e-mail.",
        "phone": "Indiquez votre téléphone.",
        "language": "Choisissez une langue.",
        "form": "Remplissez tous les champs obligatoires."
      },
      "wrong": "E-mail, téléphone ou mot de passe incorrect.",
      "tooMany": "Trop d’essais. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
      "emailInvalid": "L’adresse n’est pas complète, par exemple nom@exemple.ma.",
      "phoneInvalid": "Le numéro commence par 0 et compte 10 chiffres.",
      "identifierInvalid": "Indiquez un e-mail (nom@exemple.ma) ou un téléphone à 10 chiffres.",
      "emailExists": "Cette adresse e-mail existe déjà. Connectez-vous ou demandez un nouveau mot de passe.",
      "phoneExists": "Ce numéro de téléphone existe déjà. Connectez-vous ou indiquez un autre numéro.",
      "tooLong": "Ce texte est trop long.",
      "passwordShort": "Il faut 8 caractères au moins.",
      "passwordLong": "Il faut 128 caractères au plus.",
      "passwordCommon": "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
      "passwordWrong": "Ce n’est pas votre mot de passe actuel.",
      "codeWrong": "Ce code n’est pas le bon.",
      "codeExpired": "Ce code n’est plus valable. Demandez-en un nouveau.",
      "notSent": "L’envoi n’a pas abouti. Réessayez dans un moment.",
      "formExpired": "La page est restée ouverte trop longtemps. Vérifiez vos réponses et envoyez de nouveau.",
      "unconfirmed": "Cochez la case pour confirmer."
    }
  }
  identityMail: {
    "hello": "Bonjour {firstName},",
    "ignore": "Si cette demande ne vient pas de vous, ignorez ce message : rien ne change.",
    "notYou": "Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.",
    "newPassword": "Choisir un nouveau mot de passe",
    "confirm": {
      "subject": "Confirmez votre adresse e-mail",
      "preheader": "Ouvrez le lien pour la confirmer, il est valable 24 heures.",
      "title": "Bienvenue sur {site}",
      "text": "Votre compte est ouvert. Confirmez cette adresse pour recevoir vos alertes et le suivi de vos demandes. Le lien est valable 24 heures.",
      "button": "Confirmer mon adresse"
    },
    "confirmNew": {
      "subject": "Confirmez votre nouvelle adresse e-mail",
      "preheader": "Ouvrez le lien pour la confirmer, il est valable 24 heures.",
      "title": "Votre nouvelle adresse",
      "text": "Vous souhaitez utiliser cette adresse pour votre compte {site}. Elle remplacera l’ancienne dès que vous l’aurez confirmée. Le lien est valable 24 heures.",
      "button": "Confirmer cette adresse"
    },
    "emailChanged": {
      "subject": "L’adresse e-mail de votre compte a changé",
      "preheader": "Cette adresse ne sert plus à vous connecter.",
      "title": "Votre adresse a changé",
      "text": "Une nouvelle adresse a été confirmée pour votre compte {site}. Celle-ci ne sert plus à vous connecter.",
      "contact": "Si ce n’est pas vous, écrivez-nous sans attendre en répondant à ce message."
    },
    "reset": {
      "subject": "Choisissez un nouveau mot de passe",
      "preheader": "Le lien est valable 30 minutes et ne sert qu’une fois.",
      "title": "Un nouveau mot de passe",
      "text": "Vous avez demandé un nouveau mot de passe pour votre compte {site}. Le lien est valable 30 minutes et ne sert qu’une fois.",
      "button": "Choisir un mot de passe"
    },
    "passwordChanged": {
      "subject": "Votre mot de passe a été modifié",
      "preheader": "Les autres appareils ont été déconnectés.",
      "title": "Mot de passe modifié",
      "text": "Le mot de passe de votre compte {site} vient d’être modifié. Les autres appareils ont été déconnectés."
    },
    "phoneChanged": {
      "subject": "Le téléphone de votre compte a changé",
      "preheader": "Le nouveau numéro finit par {ending}.",
      "title": "Votre téléphone a changé",
      "text": "Le numéro de votre compte {site} finit maintenant par {ending}."
    },
    "deleted": {
      "subject": "Votre compte a été supprimé",
      "preheader": "Vos données sont effacées.",
      "title": "Votre compte est supprimé",
      "text": "Votre compte {site} a été supprimé à votre demande. Votre profil, vos favoris et vos alertes sont effacés. Ce que la loi nous oblige à garder (ventes, factures) l’est pour la durée qu’elle fixe.",
      "contact": "Si cette demande ne vient pas de vous, écrivez-nous en répondant à ce message."
    }
  }
  notificationsMail: {
    "facts": "{label} :",
    "open": "Voir la voiture",
    "oldPrice": "au lieu de {price}",
    "sentBy": "Cet e-mail vous est envoyé par {company}.",
    "centre": "Centre client",
    "write": "Nous écrire",
    "site": "Aller sur le site",
    "inbox": {
      "title": "Boîte de réception de développement",
      "about": "Les messages que ce serveur aurait envoyés. Rien ne quitte la machine.",
      "to": "Destinataire",
      "from": "De",
      "sent": "Envoyé",
      "show": "Afficher",
      "mail": "E-mail",
      "sms": "SMS",
      "plain": "En texte brut",
      "empty": "Aucun message pour le moment."
    }
  }
  personalData: {
    "title": "Vos données personnelles",
    "controller": "{controller} traite ces données {purpose}.",
    "recipients": "Elles sont réservées à nos équipes et aux prestataires qui travaillent pour nous.",
    "required": "Les champs sans la mention « facultatif » sont nécessaires.",
    "rights": "Vous pouvez y accéder, les corriger, les faire supprimer ou vous opposer à leur usage (loi 09-08) : écrivez à <mail></mail>.",
    "cndp": "Déclaration CNDP n° {number}.",
    "purpose": {
      "contact": "pour répondre à votre message",
      "enquiry": "pour répondre à votre question sur cette voiture",
      "newsletter": "pour vous envoyer cette lettre, et pour rien d’autre",
      "account": "pour ouvrir et gérer votre compte",
      "alert": "pour vous prévenir des voitures que vous cherchez",
      "favourite": "pour garder vos favoris et vous prévenir des baisses de prix",
      "phone": "pour vérifier que ce numéro est le vôtre"
    }
  }
  search: {
    "title": "Voitures d’occasion au Maroc",
    "titlePage": "{title}, page {page}",
    "titleBrand": "{brand} d’occasion au Maroc",
    "titleModel": "{brand} {model} d’occasion au Maroc",
    "titleCity": "Voitures d’occasion à {city}",
    "titleBrandCity": "{brand} d’occasion à {city}",
    "titleModelCity": "{brand} {model} d’occasion à {city}",
    "description": "{count, plural, =0 {Voitures d’occasion} one {# voiture d’occasion} other {# voitures d’occasion}} : prix comparé au marché, contrôle et garantie affichés. Filtrez, comparez et choisissez en français ou en arabe.",
    "crumb": "Voitures d’occasion",
    "home": "Accueil",
    "breadcrumb": "Fil d’Ariane",
    "summary": "{total, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}}{certified, plural, =0 {} one {, dont # certifiée} other {, dont # certifiées}}",
    "box": {
      "label": "Rechercher une voiture",
      "placeholder": "Par exemple : golf 7 diesel casa moins de 150 000",
      "submit": "Rechercher",
      "clear": "Effacer le texte",
      "apply": "{count, plural, =0 {Aucune voiture pour cette recherche} one {Voir # voiture} other {Voir # voitures}}",
      "list": "Propositions",
      "none": "Nous ne reconnaissons pas encore ces mots. Essayez une marque, un modèle, une ville ou un budget.",
      "available": "{count, plural, =0 {Aucune proposition} one {# proposition} other {# propositions}}, flèches pour choisir",
      "unknown": "Nous n’avons pas compris « {words} ». Le reste de votre recherche est appliqué.",
      "unknownAll": "Nous n’avons pas compris « {words} ». Essayez une marque, un modèle, une ville ou un budget.",
      "forget": "Fermer ce message"
    },
    "kind": {
      "brand": "Marque",
      "model": "Modèle",
      "city": "Ville",
      "bodyStyle": "Carrosserie",
      "fuelType": "Carburant",
      "gearType": "Boîte",
      "color": "Couleur"
    },
    "filters": {
      "title": "Filtres",
      "open": "Filtres",
      "active": "{count, plural, one {# filtre} other {# filtres}}",
      "clear": "Tout effacer",
      "show": "{count, plural, =0 {Aucune voiture} one {Voir # voiture} other {Voir # voitures}}",
      "apply": "Appliquer",
      "chosen": "Filtres choisis",
      "remove": "Retirer le filtre {filter}",
      "count": "{count, plural, one {# voiture} other {# voitures}}",
      "moreBrands": "{count, plural, one {# autre marque} other {# autres marques}}",
      "moreCities": "{count, plural, one {# autre ville} other {# autres villes}}",
      "moreModels": "{count, plural, one {# autre modèle} other {# autres modèles}}",
      "moreBodies": "{count, plural, one {# autre forme} other {# autres formes}}",
      "moreColors": "{count, plural, one {# autre couleur} other {# autres couleurs}}",
      "less": "Réduire la liste",
      "nothing": "Aucun choix ne correspond à « {text} ».",
      "chosenCount": "{count, plural, one {# choix} other {# choix}}"
    },
    "group": {
      "certified": "Certifiées seulement",
      "price": "Budget",
      "brand": "Marque et modèle",
      "body": "Carrosserie",
      "year": "Âge et année",
      "fuel": "Carburant",
      "gear": "Boîte",
      "mileage": "Kilométrage",
      "condition": "État",
      "color": "Couleur",
      "city": "Ville",
      "store": "Agence",
      "firstHand": "Première main",
      "firstHandOnly": "Un seul propriétaire"
    },
    "range": {
      "min": "Min. ({unit})",
      "max": "Max. ({unit})",
      "from": "De",
      "to": "À",
      "minPrice": "Prix minimum",
      "maxPrice": "Prix maximum",
      "minMileage": "Kilométrage minimum",
      "maxMileage": "Kilométrage maximum",
      "minYear": "Année la plus ancienne",
      "maxYear": "Année la plus récente",
      "any": "Toutes",
      "noBound": "sans limite",
      "dirham": "DH",
      "kilometre": "km",
      "between": "{from} – {to}",
      "atLeast": "Dès {from}",
      "atMost": "Jusqu’à {to}",
      "since": "Depuis {from}",
      "until": "Jusqu’en {to}",
      "age": "{years, plural, one {# an} other {# ans}}",
      "maxAge": "Âge au plus",
      "atMostLabel": "Au plus"
    },
    "find": {
      "brand": "Chercher une marque",
      "model": "Chercher un modèle",
      "city": "Chercher une ville",
      "modelsOf": "Modèles {brand}"
    },
    "sort": {
      "label": "Trier",
      "current": "Trier : {name}",
      "explained": "Comment les annonces sont-elles rangées ?",
      "relevance": "pertinence",
      "relevanceWhy": "Mises en avant, promotions et à la une d’abord, toujours signalées ; puis les plus récentes.",
      "priceUp": "prix croissant",
      "priceUpWhy": "La moins chère d’abord ; les prix sur demande à la fin.",
      "priceDown": "prix décroissant",
      "priceDownWhy": "La plus chère d’abord ; les prix sur demande à la fin.",
      "newest": "année récente",
      "newestWhy": "La première mise en circulation la plus récente d’abord.",
      "mileage": "kilométrage",
      "mileageWhy": "Celle qui a le moins roulé d’abord.",
      "published": "nouveautés",
      "publishedWhy": "La dernière annonce publiée d’abord."
    },
    "view": {
      "label": "Présentation",
      "grid": "Grille",
      "list": "Liste"
    },
    "results": "Résultats",
    "pages": {
      "label": "Pages",
      "previous": "Page précédente",
      "next": "Page suivante",
      "page": "Page {page}",
      "range": "{first} à {last} sur {total}"
    },
    "alert": {
      "create": "Créer une alerte",
      "createShort": "Alerte",
      "createThis": "Créer l’alerte",
      "band": "Soyez prévenu avant les autres",
      "bandText": "Un e-mail dès qu’une voiture correspond à cette recherche."
    },
    "empty": {
      "comma": ", ",
      "title": "Aucune voiture ne réunit tous ces critères",
      "loosen": "Retirez un seul filtre :",
      "without": "Sans « {filter} »",
      "gives": "{count, plural, one {# voiture} other {# voitures}}",
      "none": "Aucun filtre seul ne bloque : il faut en retirer plusieurs.",
      "clear": "Voir toutes les voitures",
      "page": "Cette page est au-delà de la dernière",
      "pageText": "Cette recherche donne {total, plural, one {# voiture} other {# voitures}}.",
      "first": "Revenir à la première page",
      "stock": "Aucune voiture n’est en vente pour le moment",
      "stockText": "Le stock est mis à jour chaque jour. Revenez bientôt."
    },
    "failure": {
      "title": "La recherche n’a pas répondu",
      "text": "Vos filtres sont gardés. Réessayez dans un moment.",
      "retry": "Réessayer",
      "badTitle": "Un filtre de l’adresse n’est pas valable",
      "badRemove": "Retirer ce filtre"
    },
    "code": {
      "Reference": "Référence {value}",
      "ChassisNumber": "Châssis {value}",
      "RegistrationNumber": "Plaque {value}"
    },
    "flag": {
      "IsCertified": "Certifiées",
      "IsFirstHand": "Première main",
      "IsPromoted": "En promotion",
      "IsControlled": "Contrôlées",
      "IsRepaired": "Réparées",
      "IsArchived": "Déjà vendues",
      "notIsCertified": "Non certifiées",
      "notIsFirstHand": "Plusieurs propriétaires",
      "notIsPromoted": "Hors promotion",
      "notIsControlled": "Non contrôlées",
      "notIsRepaired": "Non réparées",
      "notIsArchived": "En vente"
    }
  }
  session: {
    "metaTitle": "Connexion",
    "metaDescription": "Se connecter à son compte, le créer ou en sortir.",
    "wait": {
      "login": "Nous ouvrons la page de connexion…",
      "login-callback": "Nous vous connectons…",
      "profile": "Nous ouvrons votre profil…",
      "register": "Nous ouvrons la création de compte…",
      "logout": "Nous vous déconnectons…",
      "logout-callback": "Nous vous déconnectons…",
      "noScript": "La connexion a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page."
    },
    "failed": {
      "title": "La connexion n’a pas abouti",
      "retry": "Réessayer de se connecter",
      "home": "Retour à l’accueil",
      "words": "Détail pour l’assistance : {words}",
      "received": "Message reçu : {words}"
    },
    "loggedOut": {
      "title": "Déconnexion réussie !",
      "text": "Cet appareil n’a plus accès à votre compte.",
      "signIn": "Se connecter",
      "home": "Accueil"
    },
    "lost": {
      "text": "Vous n’êtes plus connecté.",
      "again": "Se reconnecter"
    },
    "menu": {
      "label": "Mon compte",
      "hello": "Bonjour {name}",
      "helloNobody": "Bonjour",
      "profile": "Modifier mon profil",
      "history": "Historique",
      "alerts": "Mes alertes",
      "favourites": "Mes favoris",
      "logout": "Se déconnecter"
    },
    "history": {
      "title": "Historique",
      "description": "Vos achats, vos ventes et où ils en sont.",
      "signIn": {
        "title": "Connectez-vous pour voir votre historique",
        "text": "Vos achats et vos ventes ne s’affichent qu’une fois connecté.",
        "button": "Se connecter"
      },
      "empty": {
        "title": "Aucun achat ni vente pour le moment",
        "text": "Vos réservations et vos demandes apparaîtront ici, avec chaque étape.",
        "buy": "Chercher une voiture",
        "favourites": "Voir mes favoris"
      }
    },
    "error": {
      "settings": "Le service de connexion ne répond pas pour le moment. Réessayez dans quelques instants.",
      "signIn": "Une erreur est survenue pendant la connexion. Réessayez.",
      "action": "Cette page de connexion n’existe pas.",
      "returnUrl": "L’adresse de retour n’est pas valable : elle doit appartenir à ce site.",
      "noUrl": "L’adresse de la page de connexion manque. Réessayez.",
      "popupClosed": "La fenêtre de connexion a été fermée avant la fin.",
      "popupBlocked": "Votre navigateur a bloqué la fenêtre de connexion.",
      "popupInvalid": "La fenêtre de connexion a donné une réponse inattendue. Réessayez.",
      "frameTimedOut": "La vérification de votre session a pris trop de temps. Réessayez.",
      "noSilentRedirect": "Votre session n’a pas pu être prolongée. Reconnectez-vous.",
      "noAccessToken": "La connexion n’a pas donné accès à votre compte. Réessayez.",
      "issuer": "La réponse ne vient pas de notre service de connexion. Par sécurité, nous l’avons refusée.",
      "audience": "Cette réponse était destinée à un autre site. Par sécurité, nous l’avons refusée.",
      "signature": "La réponse du service de connexion n’a pas pu être vérifiée. Par sécurité, nous l’avons refusée.",
      "loginRequired": "Votre session est terminée, ou un autre compte est connecté dans ce navigateur. Reconnectez-vous.",
      "state": "Cette étape de connexion a expiré ou a déjà servi. Recommencez.",
      "cancelled": "Vous avez interrompu la connexion.",
      "network": "Problème de réseau. Vérifiez votre connexion et réessayez."
    }
  }
  site: {
    "skip": "Aller au contenu",
    "language": {
      "label": "Langue",
      "current": "Français",
      "other": "العربية",
      "short": "ع"
    },
    "top": {
      "network": "Notre réseau",
      "contact": "Contact",
      "free": "Appel gratuit"
    },
    "nav": {
      "label": "Principale",
      "home": "Accueil",
      "buy": "Acheter",
      "certified": "Certifiées",
      "network": "Notre réseau",
      "sell": "Vendre ou reprendre",
      "help": "Aide",
      "compare": "Comparer",
      "favourites": "Favoris",
      "favouritesCount": "{count, plural, =0 {Favoris, aucune voiture} one {Favoris, # voiture} other {Favoris, # voitures}}",
      "compareCount": "{count, plural, one {# voiture à comparer} other {# voitures à comparer}}",
      "search": "Rechercher une voiture",
      "call": "Appeler",
      "menu": "Menu",
      "close": "Fermer le menu",
      "shortcuts": "Raccourcis",
      "signIn": "Se connecter",
      "account": "Compte",
      "hello": "Bonjour {name}"
    },
    "hover": {
      "title": "Vos favoris",
      "more": "{count, plural, one {Voir # autre} other {Voir les # autres}}",
      "all": "Tout voir",
      "empty": "Touchez le cœur d’une voiture pour la garder ici.",
      "reserved": "Réservée",
      "sold": "Vendue",
      "gone": "Plus disponible"
    },
    "footer": {
      "about": "{count, plural, one {La branche véhicules d’occasion d’un groupe automobile marocain. Une agence pour voir, faire expertiser et retirer votre voiture.} other {La branche véhicules d’occasion d’un groupe automobile marocain. Environ # agences pour voir, faire expertiser et retirer votre voiture.}}",
      "buy": "Acheter",
      "allCars": "Toutes les voitures",
      "certified": "Voitures certifiées",
      "promoted": "Voitures en promotion",
      "firstHand": "Première main",
      "yours": "Vos voitures",
      "sell": "Vendre",
      "sellCall": "Vendre ou reprendre ma voiture",
      "help": "Aide",
      "contact": "Nous contacter",
      "network": "Trouver une agence",
      "mail": "Écrire à un conseiller",
      "centre": "Centre client",
      "closed": "fermé",
      "rights": "© {year} {name}"
    },
    "notFound": {
      "title": "Cette page n’existe pas",
      "text": "L’adresse a peut-être changé, ou la voiture a été vendue.",
      "search": "Chercher une voiture",
      "placeholder": "Marque, modèle, ville…",
      "submit": "Rechercher",
      "home": "Retour à l’accueil"
    },
    "gone": {
      "title": "Cette voiture est vendue",
      "text": "Elle n’est plus en ligne. Voici le chemin vers celles qui lui ressemblent."
    },
    "failed": {
      "title": "Quelque chose n’a pas marché",
      "text": "Une erreur inattendue s’est produite, veuillez contacter notre équipe d’assistance.",
      "reference": "Référence à donner : {id}",
      "retry": "Réessayer"
    },
    "kit": "Composants",
    "favouritesFull": "Vos favoris sont complets (500 voitures) : la voiture reste sur cet appareil."
  }
  ui: {
    "close": "Fermer",
    "wait": "Un instant…",
    "undo": "Annuler",
    "retry": "Réessayer",
    "day": {
      "0": "Lundi",
      "1": "Mardi",
      "2": "Mercredi",
      "3": "Jeudi",
      "4": "Vendredi",
      "5": "Samedi",
      "6": "Dimanche"
    },
    "days": "{from} – {to}",
    "optional": "(facultatif)"
  }
  vehicles: {
    "fuel": {
      "Diesel": "Diesel",
      "Gasoline": "Essence",
      "Hybrid": "Hybride",
      "Electric": "Électrique"
    },
    "gear": {
      "Manual": "Manuelle",
      "Automatic": "Automatique"
    },
    "gearShort": {
      "Manual": "Manuelle",
      "Automatic": "Auto"
    },
    "bodyStyle": {
      "Citadine": "Citadine",
      "Compact": "Compacte",
      "Sedan": "Berline",
      "Wagon": "Break",
      "SUV": "SUV et 4x4",
      "MiniVan": "Monospace",
      "Pickup": "Pick-up",
      "Fourgonnette": "Fourgonnette",
      "Cabriolet": "Cabriolet",
      "SportsCar": "Sportive"
    },
    "color": {
      "White": "Blanc",
      "Grey": "Gris",
      "Silver": "Argent",
      "Black": "Noir",
      "Blue": "Bleu",
      "Red": "Rouge",
      "Brown": "Marron",
      "Beige": "Beige",
      "Green": "Vert",
      "Yellow": "Jaune",
      "Orange": "Orange",
      "Burgundy": "Bordeaux",
      "Gold": "Doré",
      "Purple": "Violet"
    },
    "condition": {
      "New": "Neuve",
      "Used": "Occasion"
    },
    "registration": {
      "Local": "Immatriculée au Maroc",
      "Foreign": "Immatriculée à l’étranger"
    },
    "origin": {
      "wwMorocco": "Première immatriculation au Maroc (WW)",
      "cleared": "Importée, dédouanée",
      "importedNew": "Importée neuve",
      "notCleared": "Importée, pas encore dédouanée"
    },
    "operation": {
      "Standard": "Vendue par Rihla",
      "Intermediation": "Dépôt-vente",
      "Ad": "Particulier"
    },
    "repair": {
      "NotRequired": "Aucune réparation nécessaire",
      "NotRepaired": "Réparation à prévoir",
      "Repaired": "Réparée"
    },
    "status": {
      "Draft": "Brouillon",
      "Pending": "En attente",
      "InTransfer": "En transfert",
      "Active": "Active",
      "Published": "Publiée",
      "Reserved": "Réservée",
      "Booked": "Commandée",
      "Sold": "Vendue"
    },
    "position": {
      "1": "Très bon prix",
      "2": "Bon prix",
      "3": "Prix du marché",
      "4": "Au-dessus du marché",
      "5": "Prix élevé"
    },
    "badge": {
      "certified": "Certifiée",
      "certifiedMonths": "Certifiée {months, plural, one {# mois} other {# mois}}",
      "boosted": "Mise en avant",
      "promoted": "Promotion",
      "featured": "À la une",
      "firstHand": "Première main",
      "new": "Neuve",
      "reserved": "Réservée",
      "sold": "Vendue"
    },
    "angle": {
      "None": "vue générale",
      "AutoGenerated": "vue générale",
      "Front": "vue de face",
      "FrontLeft": "vue avant gauche",
      "FrontRight": "vue avant droite",
      "Back": "vue arrière",
      "BackLeft": "vue arrière gauche",
      "BackRight": "vue arrière droite",
      "Dashboard": "tableau de bord",
      "Interior": "intérieur",
      "LateralRight": "profil droit",
      "LateralLeft": "profil gauche",
      "PaperWork": "documents"
    },
    "card": {
      "comma": ", ",
      "picture": "{car}, {angle}",
      "silhouette": "{car}, photo à venir",
      "photos": "{count, plural, one {# photo} other {# photos}}",
      "oldPrice": "Ancien prix",
      "onRequest": "Prix sur demande",
      "facts": "En bref",
      "city": "Ville",
      "certifiedHint": "Contrôlée par nos experts et garantie"
    },
    "page": {
      "comma": ", ",
      "crumbs": "Fil d’Ariane",
      "allCars": "Voitures d’occasion",
      "reference": "Réf. {reference}",
      "metaTitle": "{parts} : {price}",
      "metaSold": "{parts} : vendue",
      "metaDescription": "{title} d’occasion ({facts}). {price}. Photos, équipements, agence et prix comparé au marché.",
      "photos": "Photos",
      "photoOf": "Photo {index} sur {count}",
      "previous": "Photo précédente",
      "next": "Photo suivante",
      "enlarge": "Agrandir la photo",
      "morePhotos": "{count, plural, one {Voir # autre photo} other {Voir # autres photos}}",
      "viewer": "Photos de {title}",
      "close": "Fermer",
      "video": "Voir la vidéo",
      "angles": "Angles",
      "share": "Partager",
      "shared": "Lien copié",
      "shareFailed": "Le lien n’a pas pu être copié.",
      "print": "Imprimer la fiche",
      "buyBox": "Prix et contact",
      "oldPrice": "Ancien prix",
      "priceDrop": "{amount} de moins depuis le {date}",
      "onRequest": "Prix sur demande",
      "below": "{label} : {percent} sous le marché",
      "above": "{label} : {percent} au-dessus du marché",
      "at": "{label} : au niveau du marché",
      "comparables": "{count, plural, one {# annonce comparable} other {# annonces comparables}}",
      "noMarket": "Pas assez d’annonces comparables pour situer ce prix.",
      "gaugeLabel": "De {low} à {high}, ce prix comparé à {count, plural, one {# annonce} other {# annonces}}",
      "callShort": "Appeler",
      "callNumber": "Appeler le {phone}",
      "callHint": "Appel gratuit, vous parlez à un conseiller.",
      "sold": "Vendue",
      "soldTitle": "Cette voiture est vendue",
      "soldText": "Voici des voitures proches, encore disponibles.",
      "soldOn": "Vendue le {date}",
      "seeSimilar": "Voir les voitures proches",
      "reserved": "Réservée",
      "reservedText": "Un autre client l’a réservée. Elle revient en vente si la réservation est annulée.",
      "keyFacts": "Caractéristiques",
      "releaseDate": "Mise en circulation",
      "mileage": "Kilométrage",
      "fuel": "Carburant",
      "gear": "Boîte",
      "fiscalPower": "Puissance fiscale",
      "seatsDoors": "Places et portes",
      "color": "Couleur",
      "hand": "Main",
      "body": "Carrosserie",
      "horses": "{count, plural, one {# CV} other {# CV}}",
      "seats": "{count, plural, one {# place} other {# places}}",
      "doors": "{count, plural, one {# porte} other {# portes}}",
      "seatsAndDoors": "{seats}, {doors}",
      "firstHand": "Première main",
      "otherHand": "Plusieurs propriétaires",
      "word": "Le mot de l’agence",
      "certified": "{months, plural, =0 {Voiture certifiée : contrôlée dans nos ateliers.} one {Voiture certifiée : contrôlée dans nos ateliers, garantie mécanique # mois.} other {Voiture certifiée : contrôlée dans nos ateliers, garantie mécanique # mois.}}",
      "controlled": "Voiture contrôlée dans nos ateliers, vendue sans certification.",
      "repaired": "Des réparations ont été faites avant la mise en vente.",
      "notRepaired": "Des réparations restent à faire. Demandez-en le détail à l’agence.",
      "notControlled": "Cette voiture n’a pas été contrôlée par nos ateliers.",
      "equipment": "Équipements",
      "seeAllEquipment": "{count, plural, one {Voir # équipement} other {Voir les # équipements}}",
      "fewerEquipment": "Réduire la liste",
      "noEquipment": "L’agence n’a pas encore indiqué les équipements.",
      "papers": "Papiers et entretien",
      "plate": "Immatriculation",
      "plateHidden": "Numéro masqué, préfecture {code}, {place}",
      "prefecture": "Préfecture",
      "repairs": "Réparations",
      "registrationType": "Type d’immatriculation",
      "origin": "Origine",
      "warrantyUntil": "Garantie jusqu’au",
      "published": "En ligne depuis le",
      "operation": "Vendue par",
      "operationStandard": "Rihla",
      "operationIntermediation": "Dépôt-vente",
      "operationAd": "Particulier",
      "monthly": "Votre mensualité",
      "ask": "Poser une question",
      "write": "Écrire à un conseiller",
      "where": "Où la voir",
      "route": "Itinéraire",
      "routeTo": "Itinéraire vers {store}, nouvelle fenêtre",
      "openUntil": "Ouvert aujourd’hui jusqu’à {time}",
      "opensAt": "Ouvre aujourd’hui à {time}",
      "opensOn": "Fermé. Ouvre {day} à {time}",
      "hours": "Horaires",
      "closed": "Fermé",
      "days": "{from} au {to}",
      "hoursRange": "{open} – {close}",
      "hesitate": "Vous hésitez encore ?",
      "similar": "Proches de celle-ci",
      "promoted": "En promotion",
      "otherModels": "{count, plural, one {# autre {model}} other {# autres {model}}}",
      "printedFrom": "{address}, référence {reference}"
    }
  }
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Packs
  }
}
