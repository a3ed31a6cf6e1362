// Generated from src/i18n/fr/*.json by tools/generate.ts.
import 'use-intl'

export interface Packs {
  account: {
    "title": "Mon compte",
    "description": "Ce que vous avez à faire, vos achats, vos ventes et vos annonces.",
    "hello": "Bonjour {name}",
    "helloNobody": "Bonjour",
    "loading": "Nous lisons vos dossiers…",
    "waiting": "{count, plural, one {Une chose vous attend.} other {# choses vous attendent, les plus pressées d’abord.}}",
    "idle": "Rien ne vous attend pour le moment.",
    "failed": {
      "title": "Impossible de lire vos dossiers",
      "text": "Vérifiez votre connexion et réessayez. Rien n’est perdu."
    },
    "partial": "Une partie de vos dossiers n’est pas arrivée.",
    "retry": "Réessayer",
    "signIn": {
      "title": "Connectez-vous pour voir vos dossiers",
      "text": "Vos achats, vos ventes et vos annonces ne s’affichent qu’une fois connecté.",
      "button": "Se connecter"
    },
    "empty": {
      "title": "Aucun dossier pour le moment",
      "text": "Vos réservations, vos ventes et vos annonces apparaîtront ici, avec ce que vous avez à faire.",
      "buy": "Chercher une voiture",
      "sell": "Estimer ma voiture"
    },
    "todo": {
      "title": "À faire",
      "count": "À faire ({count})",
      "order": "par date limite",
      "more": "{count, plural, one {Encore # chose à faire} other {Encore # choses à faire}}",
      "button": "{button} : {title}",
      "none": "Rien à faire pour le moment. Nous vous écrivons dès que c’est à vous."
    },
    "due": {
      "over": "Dépassé",
      "overText": "depuis le {day}",
      "today": "Aujourd’hui",
      "tomorrow": "Demain",
      "before": "avant {time}",
      "wholeDay": "dans la journée",
      "left": "{count, plural, =0 {reste moins d’une heure} one {reste # heure} other {reste # heures}}",
      "days": "{count, plural, one {# jour} other {# jours}}",
      "join": "{first}, {second}",
      "none": "À vous",
      "noneText": "sans date limite"
    },
    "kind": {
      "Booking": "Achat",
      "Purchase": "Vente à Rihla",
      "TradeIn": "Reprise",
      "Intermediation": "Dépôt-vente",
      "Advert": "Annonce"
    },
    "of": {
      "Booking": "Achat de la {car}.",
      "Purchase": "Vente de la {car}.",
      "TradeIn": "Reprise de la {car}.",
      "Intermediation": "Dépôt-vente de la {car}.",
      "Advert": "Annonce de la {car}."
    },
    "task": {
      "Pay": {
        "title": "Payer l’acompte : {amount}",
        "text": "Sans lui, la voiture revient à la vente.",
        "button": "Payer"
      },
      "AnswerPrice": {
        "title": "Répondre au nouveau prix : {amount}",
        "text": "Comparez-le au prix actuel, puis dites oui ou non.",
        "button": "Voir les deux prix"
      },
      "BuyerDetails": {
        "title": "Compléter vos coordonnées",
        "text": "Elles figurent sur la facture et la garantie.",
        "button": "Compléter"
      },
      "PaymentDetails": {
        "title": "Dire comment vous payez",
        "text": "Nous préparons ensuite le bon de commande.",
        "button": "Choisir"
      },
      "PayRest": {
        "title": "Régler le reste : {amount}",
        "text": "En agence ou par virement ; la facture suit.",
        "button": "Voir comment"
      },
      "FetchCar": {
        "title": "Venir chercher votre voiture",
        "text": "Elle est prête. Apportez votre pièce d’identité.",
        "button": "Voir le dossier"
      },
      "Objection": {
        "title": "Vérifier la réponse notée pour vous",
        "text": "Si ce n’est pas la vôtre, dites-le : le prix vous sera proposé de nouveau.",
        "button": "Vérifier"
      },
      "Visit": {
        "title": "Choisir le jour du contrôle",
        "text": "Il est gratuit et ne vous engage à rien.",
        "button": "Choisir un créneau"
      },
      "Offer": {
        "title": "Répondre à notre offre : {amount}",
        "text": "Chaque ligne est expliquée, et rien ne vous engage avant votre oui.",
        "button": "Voir l’offre"
      },
      "Papers": {
        "title": "{count, plural, one {Envoyer un papier} other {Envoyer # papiers}}",
        "text": "{list}.",
        "button": "{count, plural, one {L’envoyer} other {Les envoyer}}"
      },
      "SendPapers": {
        "title": "Nous envoyer vos papiers",
        "text": "Tout est ajouté : il reste à confirmer l’envoi.",
        "button": "Les envoyer"
      },
      "SignedPapers": {
        "title": "Corriger un papier signé",
        "text": "L’un d’eux n’est pas conforme ; le dossier dit lequel.",
        "button": "Voir lequel"
      },
      "Bank": {
        "title": "Donner votre RIB",
        "text": "Sans lui, le virement ne peut pas partir.",
        "button": "L’ajouter"
      },
      "Floor": {
        "title": "Dire oui ou non au prix plancher : {amount}",
        "text": "Sous ce prix, rien ne se vend sans vous.",
        "button": "Voir les deux cas"
      },
      "ContractPapers": {
        "title": "{count, plural, one {Envoyer un papier pour le contrat} other {Envoyer # papiers pour le contrat}}",
        "text": "{list}.",
        "button": "{count, plural, one {L’envoyer} other {Les envoyer}}"
      },
      "Contract": {
        "title": "Signer le contrat",
        "text": "À l’agence, ou en nous le renvoyant signé.",
        "button": "Lire le contrat"
      },
      "Correct": {
        "title": "Corriger votre annonce",
        "text": "Le reste est en ordre : seul ce qui est demandé se modifie.",
        "button": "Corriger"
      },
      "Refused": {
        "title": "Revoir votre annonce refusée",
        "text": "Le motif est écrit ; corrigez-la, puis renvoyez-la.",
        "button": "Voir le motif"
      },
      "Publish": {
        "title": "Publier votre annonce",
        "text": "Elle est acceptée et n’attend plus que vous.",
        "button": "Publier"
      },
      "Renew": {
        "title": "Prolonger votre annonce",
        "text": "Ensuite, elle quitte les résultats.",
        "button": "Prolonger"
      }
    },
    "cases": {
      "title": "Vos dossiers",
      "open": "{count, plural, one {# ouvert} other {# ouverts}}",
      "next": "Suite : {text}",
      "step": "Étape {place} sur {count}",
      "arrived": "Toutes les étapes sont faites",
      "more": "{count, plural, one {# autre dossier ouvert} other {# autres dossiers ouverts}}",
      "over": "Terminés ({count})"
    },
    "next": {
      "Booking": {
        "AwaitCall": "un conseiller vous appelle",
        "AwaitControl": "contrôle avant la remise des clés",
        "PayRest": "la facture",
        "TryExchange": "mois d’échange, jusqu’au {date}"
      },
      "visit": "contrôle {moment}",
      "offerOver": "offre expirée, proposez un prix"
    },
    "visit": {
      "title": "Votre prochain rendez-vous",
      "text": "Contrôle de la {car}",
      "calendar": "Ajouter à mon agenda",
      "see": "Voir le dossier"
    },
    "money": {
      "title": "Votre argent",
      "deposit": "Acompte versé, {car}",
      "rest": "Reste à payer, {car}",
      "offer": "Notre offre, {car}",
      "awaited": "Virement attendu, {car}"
    },
    "case": {
      "path": "Chemin",
      "back": "Mon compte",
      "missing": {
        "title": "Ce dossier n’est pas ici",
        "text": "Il appartient peut-être à un autre compte, ou l’adresse est incomplète.",
        "button": "Mes dossiers"
      }
    }
  }
  adMessages: {
    "metaTitle": "Messages",
    "metaDescription": "Vos messages avec les vendeurs et les acheteurs d’annonces.",
    "title": "Messages",
    "loading": "Vos messages arrivent…",
    "unread": "{count, plural, =0 {Tout est lu.} one {# message à lire.} other {# messages à lire.}}",
    "new": "{count, plural, one {# nouveau} other {# nouveaux}}",
    "role": {
      "Buyer": "Vendeur",
      "Seller": "Acheteur"
    },
    "gone": "Compte supprimé",
    "you": "Vous : {text}",
    "removed": "Message effacé avec le compte de son auteur",
    "empty": {
      "title": "Aucun message",
      "text": "Écrivez à un vendeur depuis la page de sa voiture : vos échanges sont ici.",
      "button": "Voir les annonces de particuliers"
    },
    "signIn": {
      "title": "Connectez-vous pour lire vos messages",
      "text": "Vos échanges avec les vendeurs et les acheteurs sont dans votre compte.",
      "button": "Me connecter"
    },
    "failed": {
      "title": "Vos messages ne se chargent pas",
      "text": "Vérifiez votre connexion, puis réessayez."
    },
    "missing": {
      "title": "Conversation introuvable",
      "text": "Elle n’existe plus, ou elle appartient à un autre compte.",
      "back": "Tous mes messages"
    },
    "back": "Messages",
    "with": "{name} · {role}",
    "thread": "Messages échangés avec {name}",
    "own": "Vous",
    "moment": "{day} à {time}",
    "read": "Lire et répondre",
    "safe": "Dans cette conversation, vos adresses et vos numéros restent cachés : les messages passent par Rihla.",
    "warning": {
      "title": "Ne payez rien avant d’avoir vu la voiture",
      "Payment": "Ce message parle de payer à l’avance ou à distance.",
      "Link": "Il contient un lien : ne donnez ni mot de passe ni code sur une autre page.",
      "Email": "Il contient une adresse e-mail : hors de Rihla, nous ne pouvons plus vous aider.",
      "Phone": "Il contient un numéro de téléphone : hors de Rihla, nous ne pouvons plus vous aider."
    },
    "text": "Votre message",
    "textHint": "Demandez une visite, l’entretien, les papiers…",
    "send": "Envoyer",
    "sending": "Envoi…",
    "sendFailed": "Le message n’est pas parti",
    "offline": "Pas de réseau. Votre texte est gardé : réessayez dans un instant.",
    "need": "Écrivez votre message.",
    "tooLong": "2000 caractères au plus : {count} de trop.",
    "state": {
      "Stopped": "Vous avez arrêté cette conversation.",
      "StoppedByOther": "L’autre personne a arrêté cette conversation : vous ne pouvez plus y écrire.",
      "StoppedByHouse": "Notre équipe a arrêté cette conversation après un signalement.",
      "Blocked": "Vous avez bloqué cette personne : elle ne peut plus vous écrire.",
      "BlockedByOther": "Cette personne vous a bloqué : vous ne pouvez plus lui écrire.",
      "Over": "Cette annonce n’existe plus, ou un des deux comptes est fermé : on n’y écrit plus."
    },
    "label": {
      "Stopped": "Arrêtée",
      "StoppedByOther": "Arrêtée",
      "StoppedByHouse": "Arrêtée par Rihla",
      "Blocked": "Bloquée",
      "BlockedByOther": "Bloquée",
      "Over": "Terminée"
    },
    "actions": "Cette conversation vous gêne ?",
    "stop": {
      "label": "Arrêter la conversation",
      "title": "Arrêter la conversation ?",
      "text": "Plus personne n’y écrit. Vous pourrez la reprendre.",
      "yes": "Arrêter"
    },
    "resume": "Reprendre la conversation",
    "block": {
      "label": "Bloquer cette personne",
      "title": "Bloquer cette personne ?",
      "text": "Elle ne pourra plus vous écrire, pour aucune annonce, et le saura si elle essaie. Vous pourrez la débloquer ici.",
      "yes": "Bloquer"
    },
    "unblock": "Débloquer",
    "report": {
      "label": "Signaler",
      "title": "Signaler cette conversation",
      "lead": "Notre équipe lira cette conversation entière. L’autre personne ne saura pas que vous l’avez signalée.",
      "why": "Que se passe-t-il ?",
      "need": "Choisissez ce qui ne va pas.",
      "text": "Dites-nous en plus",
      "yes": "Envoyer le signalement",
      "done": "Conversation signalée : notre équipe la lit."
    },
    "write": {
      "title": "Écrire au vendeur",
      "lead": "{name} vous répond ici, dans vos messages. Ni votre e-mail ni votre numéro ne lui sont donnés.",
      "leadNobody": "Le vendeur vous répond dans vos messages. Ni votre e-mail ni votre numéro ne lui sont donnés.",
      "opening": "Bonjour, je suis intéressé par votre {car}. Est-elle encore à vendre ?",
      "signIn": "Me connecter pour envoyer",
      "kept": "Votre texte est gardé pendant la connexion.",
      "careful": "Ne payez rien avant d’avoir vu la voiture et ses papiers.",
      "done": "Message envoyé au vendeur",
      "doneText": "Nous vous prévenons dès qu’il répond.",
      "see": "Voir la conversation",
      "ownAd": "C’est votre annonce : les messages des acheteurs sont dans votre compte.",
      "manage": "Gérer mes annonces"
    },
    "phone": {
      "asking": "Un instant…",
      "failed": "Le numéro ne s’affiche pas. Réessayez dans un instant.",
      "call": "Appeler le {phone}",
      "whatsApp": "Écrire sur WhatsApp",
      "whatsAppText": "Bonjour, votre {car} est-elle toujours à vendre ? Je l’ai vue sur Rihla : {url}"
    }
  }
  adReports: {
    "title": "Signaler cette annonce",
    "lead": "Une personne de notre équipe lit chaque signalement. Le vendeur ne saura pas qui l’a envoyé.",
    "why": "Que se passe-t-il ?",
    "reason": {
      "NotForSale": "Déjà vendue, ou pas à vendre",
      "WrongPrice": "Prix trompeur",
      "WrongCar": "Photos ou caractéristiques fausses",
      "Scam": "Demande d’argent, arnaque",
      "Stolen": "Voiture volée ou papiers douteux",
      "Offensive": "Contenu choquant",
      "Other": "Autre chose"
    },
    "text": "Dites-nous en plus",
    "email": "Votre e-mail",
    "emailHint": "Pour vous dire la suite, une seule fois.",
    "website": "Laissez ce champ vide",
    "submit": "Envoyer le signalement",
    "sending": "Envoi…",
    "failed": "Le signalement n’est pas parti",
    "offline": "Pas de réseau. Réessayez dans un instant.",
    "done": "Signalement envoyé",
    "thanks": "Merci. Nous regardons cette annonce de plus près.",
    "scam": "Avez-vous déjà payé ? Prévenez votre banque et déposez plainte.",
    "need": "Choisissez ce qui ne va pas.",
    "badEmail": "Adresse e-mail non valable. Exemple : nom@exemple.ma",
    "badText": "Dites-le en 1000 caractères au plus."
  }
  adStatistics: {
    "meta": "Statistiques de l’annonce",
    "metaText": "Ce que votre annonce vous a apporté, jour par jour.",
    "loading": "Chargement des statistiques",
    "back": "Mes annonces",
    "online": "{reference}, {count, plural, one {en ligne depuis # jour} many {en ligne depuis # jours} other {en ligne depuis # jours}}",
    "counted": "{reference}, {count, plural, one {# jour compté} many {# jours comptés} other {# jours comptés}}",
    "edit": "Modifier l’annonce",
    "never": {
      "title": "Pas encore de chiffres",
      "text": "Les visites se comptent dès que l’annonce est en ligne."
    },
    "views": {
      "title": "Vues par jour",
      "own": "Votre annonce",
      "similar": "Annonces semblables, en moyenne",
      "boost": "Mise en avant",
      "chart": "Vues par jour du {from} au {to} : {count, plural, =0 {aucune} one {# au total} many {# au total} other {# au total}}, {most} au plus en un jour.",
      "note": "Chaque visiteur compte une fois par jour. Vos propres visites, celles de l’équipe et celles des robots ne comptent pas.",
      "table": "Voir les chiffres",
      "day": "Jour",
      "count": "Vues",
      "shown": "Apparitions",
      "unknown": "inconnu"
    },
    "reach": {
      "title": "De la liste au message",
      "lead": "{count, plural, one {Sur le dernier jour.} many {Sur les # derniers jours.} other {Sur les # derniers jours.}}",
      "shown": "Apparue dans une liste",
      "shownSince": "Comptée depuis le {day}. Avant, ce n’est pas connu.",
      "shownUnknown": "Pas encore compté.",
      "openedRate": "{rate} % l’ouvrent depuis la liste",
      "fewShown": "Trop peu d’apparitions pour un taux.",
      "views": "Page ouverte",
      "favourites": "Gardée en favori",
      "contacts": "Message ou numéro demandé",
      "rate": "{rate} % des vues",
      "similar": "{rate} % chez {count, plural, one {# annonce semblable} many {# annonces semblables} other {# annonces semblables}}",
      "few": "Trop peu de vues pour un taux.",
      "alike": "Semblables : même carrosserie, prix à 30 % près.",
      "alone": "Trop peu d’annonces semblables sont en ligne pour comparer.",
      "note": "Une personne compte une fois par jour : si la carte de votre annonce est restée une seconde à l’écran, et si elle l’a ouverte le même jour."
    },
    "price": {
      "title": "Votre prix",
      "range": "{count, plural, one {# voiture comparable la situe} many {# voitures comparables la situent} other {# voitures comparables la situent}} entre {low} et {high}, le plus souvent vers {probable}.",
      "above": "À {price}, vous êtes au-dessus : {less} de moins vous mettraient au niveau des autres.",
      "within": "À {price}, vous êtes dans cette fourchette.",
      "below": "À {price}, vous êtes en dessous : ceux qui comparent le voient.",
      "none": "Indiquez un prix : une annonce sans prix sort de toute recherche par budget.",
      "unknown": "Trop peu de voitures comparables pour situer votre prix."
    },
    "lower": {
      "way": "Mettre {price}",
      "title": "Passer à {price} ?",
      "text": "C’est {less} de moins, le prix le plus probable des voitures comparables. Il s’affiche aussitôt, avec l’ancien."
    },
    "course": {
      "own": "Votre prix",
      "probable": "Prix le plus probable",
      "range": "Voitures comparables",
      "chart": "Votre prix du {from} au {to}, de {first} à {last}, dans la fourchette des voitures comparables",
      "table": "Voir les prix jour par jour",
      "between": "entre {low} et {high}, {count, plural, one {# voiture} many {# voitures} other {# voitures}}",
      "source": "Relevé chaque nuit. Les jours où trop peu de voitures étaient comparables n’y sont pas."
    },
    "advice": {
      "title": "Ce qui peut aider",
      "photos": "{count, plural, =0 {Aucune photo} one {# photo} many {# photos} other {# photos}}, quand l’annonce habituelle en a {typical}. Ajoutez l’intérieur et le tableau de bord.",
      "facts": "Indiquez ce que les acheteurs filtrent : {list}. Sans cela, l’annonce n’apparaît pas dans leurs recherches.",
      "inspection": "Faites inspecter la voiture et montrez le relevé : les acheteurs lisent chaque point contrôlé au lieu d’une promesse.",
      "comma": ", ",
      "nothing": "Rien ne manque à votre annonce.",
      "fact": {
        "fuelType": "le carburant",
        "gearType": "la boîte",
        "color": "la couleur",
        "fiscalPower": "la puissance fiscale",
        "isFirstHand": "première main ou non"
      },
      "price": "Votre prix dépasse celui des voitures comparables : {less} de moins le mettraient au plus probable.",
      "unknown": "Effet inconnu : trop peu d’annonces permettent de le mesurer.",
      "measured": "Mesuré du {from} au {to}",
      "adverts": "Annonces",
      "views": "Vues par jour",
      "contacts": "Contacts en 30 jours",
      "row": "{name} ({count})",
      "group": {
        "price": "au prix des autres ou moins",
        "photos": "{count, plural, one {avec # photo ou plus} many {avec # photos ou plus} other {avec # photos ou plus}}",
        "facts": "qui disent tout cela",
        "inspection": "avec le relevé",
        "others": "les autres"
      },
      "source": "Source : les vues et les contacts comptés sur Rihla, par annonce en ligne, sans les annonces mises en avant. Un écart constaté, pas une promesse."
    },
    "boost": {
      "title": "Ce que fait une mise en avant",
      "more": "{percent} de vues par jour la première semaine payée, contre {other} les mêmes jours pour des annonces semblables sans mise en avant.",
      "measured": "Première semaine payée face à la semaine d’avant, sur douze mois",
      "adverts": "Annonces",
      "views": "Vues",
      "before": "Contacts avant",
      "during": "Contacts pendant",
      "own": "mises en avant ({count})",
      "others": "semblables, sans mise en avant ({count})",
      "source": "Vues : l’évolution médiane. Contacts : par annonce, en sept jours, en moyenne. Semblables : même carrosserie, prix à 30 % près. Un écart constaté, pas une promesse.",
      "notMore": "{count, plural, =0 {Toutes ont été vues davantage.} one {# sur {adverts} n’a pas été vue davantage.} many {# sur {adverts} n’ont pas été vues davantage.} other {# sur {adverts} n’ont pas été vues davantage.}}",
      "unmeasured": "Effet inconnu : trop peu d’annonces mises en avant pour les comparer à d’autres. Nous n’en promettons aucun.",
      "place": "Une place payée est dite payée, au plus une sur six, jamais hors des filtres."
    }
  }
  adverts: {
    "metaTitle": "Mes annonces",
    "metaDescription": "Vos annonces de voiture : où elles en sont, leur prix, et ce qui reste à faire.",
    "title": "Mes annonces",
    "newTitle": "Nouvelle annonce",
    "count": "{count, plural, one {# annonce} other {# annonces}}, {online} en ligne",
    "new": "Déposer une annonce",
    "loading": "Vos annonces arrivent…",
    "retry": "Réessayer",
    "comma": ", ",
    "choose": "Choisir",
    "brandFirst": "La marque d’abord",
    "unlisted": "Nous relisons ce nom, puis l’annonce paraît.",
    "noModels": "Les modèles ne sont pas arrivés.",
    "unknown": "Non précisé",
    "yes": "Oui",
    "no": "Non",
    "noPrice": "À fixer",
    "formerPrice": "Prix précédent",
    "offline": "Pas de réponse. Vérifiez votre connexion, puis réessayez.",
    "offlineKept": "Pas de réseau : ce que vous avez écrit est gardé sur cet appareil, et sera enregistré dès le retour du réseau.",
    "offlineSend": "Pas de réseau : l’annonce n’est pas partie. Ce que vous avez écrit est gardé sur cet appareil, renvoyez-la au retour du réseau.",
    "keptHere": "Ce que vous avez écrit le {moment} sur cet appareil est revenu dans les champs. Ce n’est pas encore enregistré.",
    "dropKept": "Revenir à la version enregistrée",
    "moment": "{day} à {time}",
    "changed": "{reference}, modifiée le {day}",
    "missing": "Il manque : {list}.",
    "refusal": "Motif du refus",
    "correction": "Correction demandée",
    "toCorrect": "À corriger",
    "mending": "Seul ce qui est demandé se modifie : le reste a été relu et ne change pas.",
    "published": "Votre annonce est en ligne.",
    "takenOut": "Votre annonce n’est plus en ligne.",
    "priced": "Le nouveau prix est enregistré.",
    "saved": "Votre brouillon est enregistré.",
    "sent": "Votre annonce est envoyée à la relecture.",
    "begin": "Enregistrer et ajouter les photos",
    "save": "Enregistrer le brouillon",
    "send": "Envoyer à la relecture",
    "saveAndRead": "Enregistrer et faire relire",
    "takeBack": "Enregistrer comme brouillon",
    "failed": {
      "title": "Vos annonces ne sont pas arrivées",
      "text": "Vérifiez votre connexion, puis réessayez."
    },
    "closed": {
      "title": "Vos annonces ne paraissent plus",
      "button": "Nous écrire"
    },
    "missingAd": {
      "title": "Cette annonce n’existe pas",
      "text": "Elle a peut-être été retirée, ou elle appartient à un autre compte.",
      "back": "Mes annonces"
    },
    "signIn": {
      "title": "Connectez-vous pour vendre vous-même",
      "text": "Une annonce appartient à un compte : vous la retrouvez ici, vous changez son prix et vous la retirez quand la voiture est vendue.",
      "button": "Se connecter"
    },
    "empty": {
      "title": "Vous n’avez pas encore d’annonce",
      "text": "Décrivez votre voiture, ajoutez ses photos : une personne relit l’annonce, puis vous la publiez."
    },
    "status": {
      "Draft": "Brouillon",
      "Submited": "En relecture",
      "Accepted": "Acceptée",
      "Rejected": "Refusée",
      "Published": "En ligne",
      "Deactivated": "Retirée"
    },
    "says": {
      "Draft": "Vous seul la voyez. Terminez-la, puis envoyez-la à la relecture.",
      "Submited": "Une personne de Rihla la relit.",
      "SubmitedBy": "Une personne de Rihla la relit, au plus tard le {due}.",
      "Accepted": "Elle est acceptée : publiez-la pour qu’elle paraisse dans les résultats.",
      "Rejected": "Elle n’est pas publiée. Corrigez ce qui est demandé, puis renvoyez-la.",
      "Published": "Elle paraît dans les résultats.",
      "PublishedUntil": "Elle paraît dans les résultats jusqu’au {day}.",
      "Deactivated": "Elle ne paraît plus. Vous pouvez la publier de nouveau telle quelle.",
      "Sold": "La voiture est vendue.",
      "SoldHere": "Vous l’avez vendue grâce à Rihla. Elle ne paraît plus.",
      "SoldElsewhere": "Vous l’avez vendue ailleurs. Elle ne paraît plus.",
      "Correction": "Corrigez ce qui est demandé, puis renvoyez-la : le reste est en ordre.",
      "PriceWaits": "Votre nouveau prix, {price}, est relu par notre équipe. L’annonce reste en ligne à {current}."
    },
    "editing": {
      "Submited": "Quelqu’un la relit en ce moment. Si vous la modifiez, elle redevient un brouillon, à renvoyer ensuite.",
      "Accepted": "Si vous la modifiez, elle est relue avant de pouvoir être publiée.",
      "Published": "Si vous la modifiez, elle quitte les résultats jusqu’à la fin de la relecture. Pour changer le prix seul, passez par la liste : il change tout de suite.",
      "Deactivated": "Si vous la modifiez, elle redevient un brouillon, à faire relire avant de la publier."
    },
    "lacks": {
      "releaseDate": "la date de mise en circulation",
      "mileage": "le kilométrage",
      "fuelType": "le carburant",
      "gearType": "la boîte",
      "bodyStyle": "la carrosserie",
      "color": "la couleur",
      "registrationNumber": "l’immatriculation",
      "city": "la ville",
      "price": "le prix",
      "descriptions": "la description",
      "photos": "des photos"
    },
    "field": {
      "brand": "Marque",
      "model": "Modèle",
      "unlisted": "Marque ou modèle hors liste",
      "version": "Version",
      "releaseDate": "Première mise en circulation",
      "mileage": "Kilométrage",
      "fuelType": "Carburant",
      "gearType": "Boîte de vitesses",
      "bodyStyle": "Carrosserie",
      "color": "Couleur",
      "isFirstHand": "Première main",
      "fiscalPower": "Puissance fiscale (CV)",
      "registrationNumber": "Immatriculation",
      "chassisNumber": "Numéro de châssis",
      "city": "Ville où voir la voiture",
      "price": "Prix",
      "priceDh": "Prix, en dirhams",
      "descriptionIn": "Description ({language})",
      "isOnWhatsApp": "Les acheteurs peuvent m’écrire sur WhatsApp",
      "showsPhone": "Montrer mon numéro aux acheteurs, après un clic"
    },
    "hint": {
      "version": "Par exemple 1.5 dCi 90 Zen",
      "registrationNumber": "Par exemple 12345A6. Elle sert à reconnaître la voiture.",
      "chassisNumber": "17 signes, sur la carte grise. Il aide la relecture."
    },
    "part": {
      "car": "La voiture",
      "price": "Prix",
      "text": "Description",
      "contact": "Contact"
    },
    "text": {
      "hint": "Au moins 30 caractères, dans une langue. Qui lit l’autre langue verra ce texte tant qu’il n’est pas écrit dans la sienne."
    },
    "compose": {
      "way": "Composer en {language} à partir de la fiche",
      "hint": "Un texte peut être composé à partir de ce que vous avez rempli. Complétez-le : entretien, défauts, ce qui a été changé.",
      "car": "À vendre : {car}.",
      "carOf": "À vendre : {car}, mise en circulation en {year}.",
      "facts": "{list}.",
      "gear": "boîte {gear}",
      "power": "{count, plural, one {# CV fiscal} many {# CV fiscaux} other {# CV fiscaux}}",
      "color": "Couleur : {color}.",
      "firstHand": "Première main.",
      "city": "La voiture se voit à {city}."
    },
    "contact": {
      "hint": "Les acheteurs vous écrivent par Rihla. Vous choisissez s’ils peuvent aussi afficher votre numéro ; WhatsApp ne s’ajoute qu’à un numéro affiché."
    },
    "photos": {
      "title": "Photos",
      "heading": "Dix angles",
      "hint": "{count} sur 10. Il en faut au moins {least} pour envoyer l’annonce.",
      "private": "Le lieu enregistré dans une photo est effacé sur votre appareil, et la plaque que vous couvrez aussi : ni l’un ni l’autre ne nous parvient.",
      "fixed": "Les photos se changent dans un brouillon.",
      "later": "Les photos s’ajoutent dès que le brouillon est enregistré : marque et modèle suffisent.",
      "progress": "Envoi de la photo : {name}",
      "main": "Photo principale",
      "there": "Ajoutée",
      "toTake": "À prendre",
      "add": "Ajouter",
      "replace": "Remplacer",
      "remove": "Supprimer",
      "dark": "Cette photo est sombre : on y voit mal la voiture. Reprenez-la à la lumière du jour si vous le pouvez.",
      "blurred": "Cette photo semble floue. Reprenez-la en tenant l’appareil immobile si vous le pouvez.",
      "sendAnyway": "L’ajouter quand même"
    },
    "plate": {
      "title": "Masquer la plaque : {name}",
      "hint": "Touchez la plaque : le cache vient s’y poser. Glissez-le pour l’ajuster, son coin rond change sa taille.",
      "keys": "Ce qui est couvert est effacé de la photo avant l’envoi. Au clavier : les flèches déplacent le cache ou son coin, Maj pour aller plus finement.",
      "photo": "La photo et son cache",
      "mask": "Cache de la plaque, à déplacer",
      "size": "Coin du cache, pour changer sa taille",
      "place": "Cache à {x} % du bord gauche et {y} % du haut, large de {width} %, haut de {height} %.",
      "none": "Pas de plaque à masquer",
      "yes": "Masquer et ajouter",
      "done": "Plaque masquée"
    },
    "order": {
      "title": "L’ordre des photos",
      "text": "La première est la photo principale. Glissez une photo à sa place, ou servez-vous des flèches, à l’écran ou au clavier.",
      "handle": "{name}, photo {place} sur {count} : déplacer",
      "earlier": "Avancer : {name}",
      "later": "Reculer : {name}",
      "moved": "Photo à la place {place} sur {count}.",
      "first": "Photo à la place {place} sur {count} : c’est la photo principale."
    },
    "preview": {
      "open": "Aperçu dans les deux langues",
      "title": "Comme on la verra",
      "text": "Relisez-la dans les deux langues. Une personne de Rihla la relit ensuite, avant qu’elle puisse paraître.",
      "send": "Oui, envoyer",
      "noText": "Pas encore de description.",
      "otherText": "Pas de texte dans cette langue : celui en {language} est montré."
    },
    "angle": {
      "FrontRight": "Avant droit",
      "Front": "Avant",
      "LateralRight": "Profil droit",
      "Back": "Arrière",
      "BackLeft": "Arrière gauche",
      "Dashboard": "Tableau de bord",
      "Interior": "Sièges",
      "LateralLeft": "Profil gauche",
      "FrontLeft": "Avant gauche",
      "BackRight": "Arrière droit",
      "other": "Autre photo"
    },
    "estimate": {
      "unlisted": "Pas d’estimation pour un modèle hors liste : nous n’avons pas de voitures à comparer.",
      "text": "Comparez avec des voitures semblables, en vente ou vendues ici.",
      "first": "Pour comparer avec des voitures semblables, donnez d’abord le modèle, la date et le kilométrage.",
      "ask": "Voir le prix du marché",
      "range": "Entre {low} et {high}, plutôt {probable}, d’après {count, plural, one {# voiture semblable} other {# voitures semblables}}.",
      "tooFew": "{count, plural, =0 {Aucune voiture semblable} one {Une seule voiture semblable} other {# voitures semblables}} : trop peu pour une estimation.",
      "more": "Voir le détail"
    },
    "before": {
      "title": "Avant d’envoyer",
      "facts": "La voiture décrite",
      "price": "Un prix",
      "text": "Une description de {letters} caractères au moins",
      "photos": "{least} photos au moins",
      "phone": "Téléphone vérifié",
      "done": "fait",
      "open": "à faire",
      "read": "Une personne relit chaque annonce avant qu’elle puisse paraître."
    },
    "found": {
      "PhoneInText": "Il y a un numéro de téléphone dans le texte : retirez-le, l’annonce serait refusée.",
      "LinkInText": "Il y a un lien dans le texte : retirez-le, l’annonce serait refusée.",
      "AdvanceInText": "Le texte parle d’avance ou de virement : une annonce qui demande de l’argent d’avance est refusée."
    },
    "phone": {
      "none": "Il manque un téléphone à votre compte : une annonce n’est envoyée qu’avec un numéro vérifié.",
      "card": "Ajouter mon téléphone",
      "text": "Votre téléphone n’est pas encore vérifié : un code par SMS suffit.",
      "send": "Recevoir le code",
      "yes": "Vérifier mon numéro"
    },
    "way": {
      "finish": "Terminer l’annonce",
      "mend": "Corriger et renvoyer",
      "publish": "Publier",
      "publishAgain": "Publier de nouveau",
      "edit": "Modifier",
      "see": "Voir",
      "takeOut": "Retirer",
      "price": "Changer le prix",
      "renew": "Prolonger l’annonce",
      "statistics": "Statistiques",
      "handOver": "La confier à Rihla",
      "keepPrice": "Garder {price}"
    },
    "publish": {
      "title": "Publier cette annonce ?",
      "text": "Elle paraît aussitôt dans les résultats, comme voiture d’un particulier.",
      "yes": "Publier"
    },
    "takeOut": {
      "title": "Retirer cette annonce ?",
      "text": "Elle quitte aussitôt les résultats. Vous pourrez la publier de nouveau.",
      "yes": "Retirer",
      "refund": "La mise en avant prend fin : {amount} pour les jours non servis reviennent d’eux-mêmes sur votre carte.",
      "sold": "La page reste en ligne quelque temps avec la mention « Vendue » et des voitures proches."
    },
    "sold": {
      "question": "Est-elle vendue ?",
      "noAnswer": "Je préfère ne pas répondre",
      "Here": "Oui, grâce à Rihla",
      "Elsewhere": "Oui, ailleurs",
      "No": "Non, pas encore",
      "price": "Prix de vente, en dirhams",
      "priceHint": "Facultatif. Il n’est montré à personne.",
      "badPrice": "Un nombre entier de dirhams."
    },
    "price": {
      "title": "Changer le prix",
      "hint": "Il est affiché aussitôt, avec l’ancien s’il baisse.",
      "hintHidden": "Il sera affiché quand l’annonce sera en ligne.",
      "yes": "Enregistrer le prix"
    },
    "appeal": {
      "title": "Demander un second regard",
      "text": "Si le refus vous semble injuste, dites pourquoi : l’annonce est relue une fois encore, telle quelle.",
      "comment": "Pourquoi l’annonce devrait être acceptée",
      "yes": "Demander un second regard",
      "sent": "Votre demande est envoyée."
    },
    "reason": {
      "PriceDoubtful": "Le prix n’est pas crédible.",
      "PhotosOfAnother": "Des photos montrent une autre voiture.",
      "LinkOrPhone": "Le texte contient un lien ou un numéro.",
      "AdvanceAsked": "Le texte demande une avance.",
      "PhotosUnreadable": "Des photos sont illisibles.",
      "Duplicate": "Cette voiture est déjà annoncée.",
      "NotIdentified": "La voiture n’est pas identifiée.",
      "InsultingText": "Le texte est injurieux.",
      "PapersDoubtful": "Les papiers sont douteux.",
      "Other": "Un autre motif, dit ci-dessous."
    },
    "inspection": {
      "title": "Inspection point par point",
      "none": "Un expert de Rihla examine votre voiture à l’agence de votre choix, point par point. Vous recevez son relevé ici, photos comprises.",
      "at": "{moment}, agence {store}",
      "missed": "Vous n’êtes pas venu au rendez-vous {moment}. Choisissez un autre créneau.",
      "noVisit": "Aucun rendez-vous pour l’instant.",
      "move": "Déplacer",
      "calendar": "Ajouter à mon agenda",
      "cancel": "Annuler l’inspection",
      "sure": "Annuler l’inspection ? Le créneau redevient libre.",
      "keep": "La garder",
      "kept": "Le rendez-vous est enregistré.",
      "cancelled": "L’inspection est annulée.",
      "state": {
        "Draft": "Votre voiture n’a pas encore été examinée.",
        "Submitted": "Votre voiture a été examinée. Le relevé est relu par une seconde personne.",
        "Agreed": "Examinée le {day}."
      },
      "reference": "Relevé {reference}",
      "mileage": "Kilométrage relevé : {mileage}",
      "findings": "{count, plural, =0 {Aucune remarque sur {points} points.} one {1 remarque sur {points} points.} other {# remarques sur {points} points.}}",
      "sum": "Remise en état estimée : {amount}",
      "cost": "{amount} estimés",
      "photo": "Photo : {part}",
      "publishHint": "Montrez ce relevé aux acheteurs : il paraît sur la page de la voiture, comme pour les voitures inspectées que nous vendons.",
      "publishSure": "Le relevé entier devient public, remarques et photos comprises, et il est scellé : vous ne pourrez ni en retirer une partie ni le masquer ensuite.",
      "publish": "Montrer le relevé aux acheteurs",
      "notNow": "Pas maintenant",
      "published": "Le relevé paraît sur la page de la voiture.",
      "isPublic": "Les acheteurs voient ce relevé sur la page de la voiture.",
      "open": "Voir le relevé public"
    },
    "boost": {
      "badge": "Mise en avant",
      "left": "{count, plural, one {# jour restant} other {# jours restants}}",
      "runs": "{left}, jusqu’au {day}",
      "stands": "en pause, {left} : le compteur repart quand la voiture est de nouveau en vente",
      "way": "Mettre en avant",
      "more": "Prolonger",
      "title": "Mettre en avant",
      "text": "Votre annonce prend une des places payées des résultats, avec la mention « Annonce payée ».",
      "none": "Aucune offre pour le moment.",
      "pack": "Durée",
      "days": "{count, plural, one {# jour} other {# jours}}",
      "added": "{count, plural, one {# jour de plus} other {# jours de plus}}, après ceux qui restent",
      "perDay": "{price} par jour",
      "pay": "Payer {price} par carte",
      "honest": {
        "place": "Une place payée au plus toutes les six, jamais parmi les trois premières, et seulement dans les recherches où votre voiture convient.",
        "clock": "Le compteur s’arrête quand l’annonce est relue ou la voiture réservée.",
        "refund": "Vendue avant le terme ? Les jours non servis vous sont rendus d’eux-mêmes, sur votre carte. Retirée ou arrivée à sa fin : dès que vous le demandez, ou d’eux-mêmes après {days} jours."
      },
      "history": "Mises en avant et factures",
      "bought": "« {name} », {count, plural, one {# jour} other {# jours}}, {price}, payée le {day}.",
      "goesBack": "{price} vous sont remboursés, sur votre carte.",
      "wentBack": "{price} remboursés.",
      "back": {
        "way": "Me faire rembourser les jours restants",
        "title": "Rembourser les jours restants ?",
        "text": "La mise en avant prend fin. Le prix des jours non servis revient sur votre carte.",
        "yes": "Rembourser",
        "done": "Le remboursement est demandé."
      },
      "outcome": {
        "paid": "Paiement reçu : votre annonce est mise en avant.",
        "waits": "Nous attendons la réponse de la banque…",
        "returned": "Le paiement vous est rendu : l’annonce n’est plus en vente.",
        "refused": "Le paiement n’a pas abouti. Rien n’a été débité.",
        "again": "Vous pouvez recommencer, avec la même carte ou une autre."
      }
    },
    "renewed": "Votre annonce est prolongée.",
    "views": {
      "title": "Vues",
      "week": "{count, plural, =0 {aucune en 7 jours} one {# en 7 jours} other {# en 7 jours}}"
    },
    "remove": {
      "way": "Supprimer le brouillon",
      "title": "Supprimer ce brouillon ?",
      "text": "Le texte et les photos sont effacés. On ne peut pas revenir en arrière.",
      "yes": "Supprimer",
      "done": "Le brouillon est supprimé."
    },
    "doubtfulPrice": {
      "title": "Ce prix est-il juste ?",
      "words": "Vous avez écrit : {words}.",
      "last": "C’est loin des {price} de référence pour cette voiture.",
      "plain": "Une voiture ne se vend guère à ce prix.",
      "sure": "Oui, {price}, c’est bien mon prix",
      "read": "Une personne le relit avant qu’il paraisse. D’ici là, votre annonce reste en ligne à son prix actuel.",
      "readDraft": "Une personne le relit avec votre annonce.",
      "need": "Cochez la case si ce prix est le bon, ou corrigez-le."
    },
    "priceWaits": "Nouveau prix en relecture",
    "priceKept": "Votre annonce garde son prix",
    "priceSent": "Nouveau prix envoyé à la relecture"
  }
  advertsMail: {
    "hello": "Bonjour {name},",
    "pack": "« {name} », {count, plural, one {# jour} other {# jours}}",
    "facts": {
      "reference": "Annonce",
      "car": "Voiture",
      "price": "Prix",
      "why": "Motif",
      "word": "Notre message",
      "pack": "Mise en avant",
      "paid": "Payé par carte",
      "bill": "Facture",
      "until": "Jusqu’au",
      "visit": "Rendez-vous",
      "calendar": "Dans mon agenda",
      "store": "Agence",
      "address": "Adresse",
      "map": "Plan",
      "returned": "Vous est rendu"
    },
    "accepted": {
      "subject": "Votre annonce {car} est acceptée",
      "preheader": "Il ne reste qu’à la publier.",
      "title": "Votre annonce est acceptée",
      "text": "Nous avons relu votre annonce et tout est en ordre. Publiez-la pour qu’elle paraisse dans les résultats.",
      "button": "Publier mon annonce"
    },
    "published": {
      "subject": "Votre annonce {car} est en ligne",
      "preheader": "Elle paraît jusqu’au {until}.",
      "title": "Votre annonce est en ligne",
      "text": "Nous avons relu votre annonce : elle paraît dans les résultats jusqu’au {until}.",
      "button": "Voir mes annonces"
    },
    "correction": {
      "subject": "Votre annonce {car} : une correction demandée",
      "preheader": "Corrigez ce qui est demandé, puis renvoyez-la : le reste est en ordre.",
      "title": "Une correction demandée",
      "text": "Nous avons relu votre annonce. Il reste à corriger ce qui est indiqué ci-dessous ; tout le reste est en ordre et ne change pas. Corrigez, puis renvoyez-la.",
      "button": "Corriger mon annonce"
    },
    "rejected": {
      "subject": "Votre annonce {car} n’est pas publiée",
      "preheader": "Vous pouvez la corriger et la renvoyer.",
      "title": "Votre annonce n’est pas publiée",
      "text": "Nous ne pouvons pas publier votre annonce telle quelle, pour ce qui suit. Vous pouvez la corriger et la renvoyer : ce que vous avez écrit est gardé. Si vous n’êtes pas d’accord, vous pouvez demander un second regard, une fois.",
      "button": "Corriger mon annonce"
    },
    "suspended": {
      "subject": "Votre annonce {car} est refusée, votre compte est suspendu",
      "preheader": "Vos annonces ne paraissent plus.",
      "title": "Votre compte est suspendu",
      "text": "Nous avons refusé votre annonce pour ce qui suit, et suspendu votre compte : vos annonces ne paraissent plus, et vous ne pouvez plus rien déposer ni écrire. Si c’est une erreur, écrivez-nous : une autre personne regardera.",
      "button": "Nous écrire"
    },
    "priceAccepted": {
      "subject": "Votre nouveau prix pour {car} est en ligne",
      "preheader": "Nous l’avons relu et accepté.",
      "title": "Votre nouveau prix est en ligne",
      "text": "Nous avons relu le nouveau prix de votre annonce : il paraît maintenant.",
      "button": "Voir mes annonces"
    },
    "priceRefused": {
      "subject": "Votre nouveau prix pour {car} n’est pas accepté",
      "preheader": "Votre annonce reste en ligne à son prix d’avant.",
      "title": "Votre nouveau prix n’est pas accepté",
      "text": "Nous avons relu le nouveau prix de votre annonce et ne pouvons pas l’afficher : il est trop loin de ce que valent des voitures comparables. Votre annonce reste en ligne au prix ci-dessous. Vous pouvez en proposer un autre.",
      "button": "Voir mes annonces"
    },
    "ending": {
      "subject": "Votre annonce {car} se termine le {until}",
      "preheader": "Un clic suffit pour la prolonger.",
      "title": "Votre annonce se termine bientôt",
      "text": "Votre annonce paraît jusqu’au {until}. La voiture est encore à vendre ? Prolongez-la en un clic, c’est gratuit. Elle est vendue ? Il n’y a rien à faire.",
      "button": "Prolonger mon annonce"
    },
    "expired": {
      "subject": "Votre annonce {car} n’est plus en ligne",
      "preheader": "Vous pouvez la publier de nouveau telle quelle.",
      "title": "Votre annonce est arrivée à son terme",
      "text": "Votre annonce ne paraît plus dans les résultats. La voiture est encore à vendre ? Publiez-la de nouveau en un clic, sans relecture.",
      "button": "Publier de nouveau"
    },
    "boosted": {
      "subject": "Votre annonce {car} est mise en avant",
      "preheader": "Nous avons reçu votre paiement.",
      "title": "Votre annonce est mise en avant",
      "text": "Nous avons reçu votre paiement. Votre annonce prend une place payée des résultats tant que la voiture est en vente ; le compteur s’arrête si elle est retirée, relue ou réservée. La facture est dans vos annonces.",
      "button": "Voir mes annonces"
    },
    "boostEnded": {
      "subject": "La mise en avant de votre {car} est terminée",
      "preheader": "Votre annonce reste en ligne à sa place habituelle.",
      "title": "La mise en avant est terminée",
      "text": "Les jours que vous avez payés sont tous passés. Votre annonce garde sa place habituelle dans les résultats.",
      "button": "Voir mes annonces"
    },
    "moment": "{weekday} {day} à {time}",
    "inspectionSet": {
      "subject": "Inspection de votre {car} : {visit}",
      "preheader": "À l’agence {store}.",
      "title": "Votre rendez-vous est pris",
      "text": "Nous vous attendons {visit} à l’agence {store} pour l’inspection de votre {car}. Apportez la carte grise, votre pièce d’identité et les deux clés.",
      "button": "Voir ou déplacer le rendez-vous"
    },
    "inspectionMoved": {
      "subject": "Inspection déplacée : {visit}",
      "preheader": "À l’agence {store}.",
      "title": "Votre rendez-vous est déplacé",
      "text": "Le nouveau rendez-vous pour l’inspection de votre {car} : {visit}, à l’agence {store}. Le précédent n’est plus valable.",
      "button": "Voir le rendez-vous"
    },
    "inspectionCancelled": {
      "subject": "L’inspection de votre {car} est annulée",
      "preheader": "Votre annonce ne change pas.",
      "title": "L’inspection est annulée",
      "text": "Le rendez-vous {visit} pour votre {car} est annulé. Votre annonce ne change pas : vous pouvez choisir un autre moment quand vous voulez.",
      "button": "Choisir un autre moment"
    },
    "inspectionDone": {
      "subject": "Le relevé de votre {car} est prêt",
      "preheader": "Point par point, avec les photos.",
      "title": "Votre relevé est prêt",
      "text": "Votre {car} a été inspectée, et une seconde personne a relu le relevé. Vous le trouvez dans vos annonces, avec les photos.",
      "button": "Lire le relevé"
    },
    "reported": {
      "subject": "Votre signalement : {car}",
      "title": "Merci d’avoir signalé cette annonce",
      "Removed": "Nous avons relu l’annonce {reference} ({car}) : elle n’est plus en ligne.",
      "Kept": "Nous avons relu l’annonce {reference} ({car}) et nous n’y avons rien trouvé à reprocher.",
      "careful": "Ne payez jamais d’avance une voiture que vous n’avez pas vue.",
      "button": "Voir les voitures",
      "talk": {
        "title": "Merci d’avoir signalé cette conversation",
        "Restricted": "Nous avons lu la conversation que vous avez signalée au sujet de l’annonce {reference} ({car}). L’autre personne ne peut plus écrire à personne sur Rihla.",
        "Stopped": "Nous avons lu la conversation que vous avez signalée au sujet de l’annonce {reference} ({car}), et nous y avons mis fin.",
        "Kept": "Nous avons lu la conversation que vous avez signalée au sujet de l’annonce {reference} ({car}) : rien n’y contrevient à nos règles. Vous pouvez l’arrêter ou bloquer cette personne depuis vos messages.",
        "button": "Voir mes messages"
      }
    },
    "message": {
      "subject": "Nouveau message de {from} : {car}",
      "preheader": "Lisez-le et répondez sur Rihla.",
      "title": "Vous avez un nouveau message",
      "text": "{from} vous a écrit au sujet de l’annonce {car}. Lisez le message et répondez dans votre compte : dans cette conversation, ni votre adresse ni votre numéro ne sont communiqués. Nous ne vous écrirons plus pour cette conversation tant que vous ne l’avez pas lue.",
      "button": "Lire le message",
      "careful": "Ne payez rien avant d’avoir vu la voiture, et n’envoyez ni code ni copie de vos papiers.",
      "somebody": "Une personne",
      "sms": "Nouveau message de {from} pour {car}. Lisez-le et répondez : {url}"
    },
    "restricted": {
      "subject": "Votre messagerie est fermée",
      "preheader": "Vous n’écrivez plus aux acheteurs ni aux vendeurs.",
      "title": "Votre messagerie est fermée",
      "text": "Une conversation à laquelle vous participiez nous a été signalée. Nous l’avons lue : vous ne pouvez plus écrire aux acheteurs ni aux vendeurs sur Rihla. Le reste de votre compte ne change pas. Si vous contestez cette décision, écrivez-nous.",
      "reason": "Motif",
      "button": "Nous écrire",
      "sms": "Rihla : votre messagerie est fermée après un signalement. Pour contester : {url}"
    },
    "lifted": {
      "subject": "Votre messagerie est rouverte",
      "preheader": "Vous pouvez écrire à nouveau.",
      "title": "Votre messagerie est rouverte",
      "text": "Vous pouvez de nouveau écrire aux acheteurs et aux vendeurs sur Rihla. La conversation signalée reste terminée.",
      "sms": "Rihla : votre messagerie est rouverte. {url}"
    },
    "boostReturned": {
      "subject": "Mise en avant remboursée : {amount}",
      "preheader": "Les jours non servis vous sont rendus.",
      "title": "Les jours non servis vous sont rendus",
      "text": "L’annonce de votre {car} n’est plus en vente et sa mise en avant a pris fin. Les jours non servis reviennent sur la carte avec laquelle vous avez payé : {amount}. D’ordinaire, ils arrivent en quelques jours.",
      "button": "Voir mes annonces"
    }
  }
  advertsPrintout: {
    "label": {
      "advert": "Annonce"
    },
    "card": "Carte bancaire",
    "boost": "Mise en avant de l’annonce, « {name} », {count, plural, one {# jour} other {# jours}}",
    "paid": "Réglé par carte bancaire, le {date}"
  }
  alerts: {
    "metaTitle": "Mes alertes",
    "metaDescription": "Vos recherches enregistrées et les voitures qui viennent d’arriver.",
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
      "label": "Fréquence",
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
      "account": "Connectez-vous pour que nous sachions à qui écrire. Votre recherche est enregistrée, l’alerte sera créée aussitôt après.",
      "signIn": "Se connecter et créer l’alerte",
      "creating": "Création de l’alerte…",
      "done": "Alerte créée",
      "doneText": "{count, plural, =0 {Aucune voiture ne correspond aujourd’hui} one {# voiture correspond aujourd’hui} other {# voitures correspondent aujourd’hui}} : « {title} ».",
      "when": "Quand vous écrire ?",
      "undo": "Annuler l’alerte",
      "close": "Terminé",
      "empty": "Choisissez au moins un critère de recherche (une marque, un budget, une ville…), puis créez l’alerte."
    },
    "stop": {
      "metaTitle": "Arrêter une alerte",
      "metaDescription": "L’alerte de votre e-mail s’arrête ici.",
      "ask": "Arrêter cette alerte ?",
      "askText": "Vous ne recevrez plus de messages pour cette recherche. Vous pourrez la reprendre.",
      "stop": "Arrêter l’alerte",
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
    },
    "priceStop": {
      "metaTitle": "Arrêter une alerte de prix",
      "metaDescription": "Arrêter l’alerte de prix d’une voiture, sans se connecter.",
      "ask": "Arrêter cette alerte de prix ?",
      "askText": "Vous ne recevrez plus de messages au sujet de ce prix.",
      "stop": "Arrêter l’alerte",
      "done": "L’alerte de prix est arrêtée",
      "doneText": "Nous ne vous écrirons plus au sujet du prix de la {title}.",
      "doneAll": "Les messages sur les prix sont arrêtés",
      "doneAllText": "Nous ne vous écrirons plus quand le prix d’une voiture de vos favoris baisse. Vos alertes de prix restent actives.",
      "unknown": "Cette alerte n’est plus active",
      "unknownText": "Elle a été arrêtée ou la voiture n’est plus dans vos favoris. Vous n’avez rien à faire.",
      "failed": "L’alerte n’a pas pu être arrêtée",
      "failedText": "Vérifiez votre connexion, puis réessayez.",
      "favourites": "Voir mes favoris"
    }
  }
  alertsMail: {
    "subjectOne": "{car} à {price} : elle correspond à votre alerte",
    "subject": "{count, plural, one {# voiture} other {# voitures}} pour votre alerte « {title} »",
    "subjectCut": "Au moins {count, plural, one {# voiture} other {# voitures}} pour votre alerte « {title} »",
    "preheader": "Votre alerte : {title}",
    "title": "{count, plural, one {Une voiture pour vous} other {# voitures pour vous}}",
    "titleCut": "Au moins {count, plural, one {# voiture} other {# voitures}} pour vous",
    "text": "{count, plural, one {Cette voiture correspond à votre alerte « {title} ».} other {Ces voitures correspondent à votre alerte « {title} ».}}",
    "more": "{count, plural, one {Et # autre voiture.} other {Et # autres voitures.}}",
    "moreCut": "Et bien d’autres voitures.",
    "open": "Voir toutes les voitures de cette alerte",
    "why": "Vous recevez ce message parce que vous avez créé cette alerte. Chaque voiture ne vous est signalée qu’une fois.",
    "stop": "Arrêter cette alerte",
    "reason": {
      "Cheaper": "Prix en baisse",
      "Back": "De nouveau en vente"
    }
  }
  app: {
    "trade": "Voitures d’occasion",
    "about": "Voitures d’occasion au Maroc : chercher, comparer, réserver, et vos documents sous la main.",
    "search": "Chercher une voiture",
    "favourites": "Mes favoris",
    "purchases": "Mes achats",
    "support": "Assistance routière"
  }
  appointments: {
    "kind": {
      "Expertise": "Expertise",
      "Visit": "Visite",
      "TestDrive": "Essai",
      "Delivery": "Livraison"
    },
    "status": {
      "Booked": "À venir",
      "Blocked": "Bloqué",
      "Cancelled": "Annulé",
      "Done": "Faite",
      "Missed": "Absence"
    },
    "calendar": {
      "summary": "{kind} chez Rihla",
      "description": "Un empêchement ? {phone}"
    },
    "picker": {
      "days": "Jour",
      "times": "Heure",
      "failed": "Les créneaux ne sont pas arrivés.",
      "retry": "Réessayer",
      "earlier": "Jours précédents",
      "later": "Jours suivants",
      "free": "{count, plural, =0 {complet} one {# place} many {# places} other {# places}}",
      "closed": "fermé",
      "holiday": "férié",
      "noTimes": "Aucun créneau libre ce jour-là.",
      "none": "Aucun créneau libre dans les jours qui viennent : l’agence vous appelle pour convenir d’une date.",
      "taken": "{time}, complet",
      "noneHere": "Aucun créneau libre ces jours-là.",
      "gone": "{time} n’est plus libre.",
      "nearest": "Prendre {moment}, le plus proche"
    },
    "moment": "{weekday} {day} à {time}",
    "short": "{weekday} {date}, {time}",
    "form": {
      "store": "Agence",
      "save": "Réserver ce créneau",
      "close": "Fermer",
      "offline": "Pas de réponse. Vérifiez le réseau et réessayez."
    },
    "outOfHours": "Agence fermée à cette heure"
  }
  bookingCase: {
    "status": {
      "Draft": "En attente de l’acompte",
      "Submitted": "Réservation reçue",
      "Accepted": "Réservation acceptée",
      "Rejected": "Réservation refusée",
      "NewPriceSubmitted": "Nouveau prix proposé",
      "NewPriceAccepted": "Nouveau prix accepté",
      "NewPriceRejected": "Nouveau prix refusé",
      "PayementDetailsSubmitted": "Paiement à encaisser",
      "Billed": "Facturée",
      "Cancelled": "Annulée",
      "Delivered": "Livrée",
      "Recovered": "Récupérée",
      "Controlled": "Prête à livrer"
    },
    "saleStatus": {
      "Draft": "Brouillon",
      "Submitted": "À affecter",
      "Assigned": "Affectée",
      "InProgress": "En cours",
      "Rejected": "Refusée",
      "Cancelled": "Annulée",
      "Done": "Terminée"
    },
    "action": {
      "correctDelivery": "Corriger la livraison…",
      "reopenControl": "Reprendre le contrôle…",
      "accept": "Accepter",
      "reject": "Refuser…",
      "proposePrice": "Proposer un prix…",
      "withdraw": "Retirer la proposition…",
      "submitPaymentDetails": "Saisir les modalités…",
      "bill": "Facturer",
      "control": "Contrôle livraison",
      "deliver": "Livrer",
      "recover": "Récupérer la voiture…",
      "exchange": "Échanger la voiture…",
      "cancel": "Annuler…",
      "acceptPriceFor": "Noter son accord…",
      "rejectPriceFor": "Noter son refus…",
      "cancelBilled": "Annuler la vente facturée…",
      "correctInvoice": "Corriger la facture…"
    },
    "dialog": {
      "correctDelivery": {
        "title": "Corriger la livraison ?",
        "verb": "Corriger",
        "text": "Le procès-verbal, le bon et la garantie sont imprimés à nouveau. Garantie et échange suivent le jour et le kilométrage corrigés."
      },
      "reopenControl": {
        "title": "Reprendre le contrôle ?",
        "verb": "Reprendre le contrôle",
        "text": "La voiture retourne en préparation. La signature du client est à refaire."
      },
      "accept": {
        "title": "Accepter cette réservation ?",
        "verb": "Accepter la réservation",
        "text": "Le client est prévenu par e-mail et SMS. La vente est ouverte, et affectée au conseiller dont c’est le tour s’il y en a un."
      },
      "reject": {
        "title": "Refuser cette réservation ?",
        "verb": "Refuser la réservation",
        "text": "L’acompte payé en ligne repart sur la carte ; ce qui a été pris en agence devient un remboursement à faire. La voiture revient en vente. Le client lit votre commentaire."
      },
      "proposePrice": {
        "title": "Proposer un nouveau prix",
        "verb": "Envoyer la proposition",
        "text": "Le client accepte ou refuse depuis son compte, ou par le lien de sa réservation."
      },
      "withdraw": {
        "title": "Retirer le prix proposé ?",
        "verb": "Retirer la proposition",
        "text": "Le prix d’avant reste valable. Le client est prévenu par e-mail et SMS et lit votre commentaire."
      },
      "submitPaymentDetails": {
        "title": "Comment le client paie-t-il ?",
        "verb": "Enregistrer les modalités",
        "text": "La facture proforma et le bon de commande sont préparés."
      },
      "bill": {
        "title": "Facturer cette vente ?",
        "verb": "Facturer",
        "text": "La facture reçoit son numéro définitif. L’acompte est compté dans le prix."
      },
      "control": {
        "title": "La voiture est prête à livrer ?",
        "verb": "Confirmer le contrôle",
        "text": "Tous les points du contrôle sont bons. La fiche de contrôle est préparée."
      },
      "deliver": {
        "title": "Remettre la voiture au client",
        "verb": "Confirmer la livraison",
        "text": "La garantie et le mois d’échange commencent aujourd’hui."
      },
      "recover": {
        "title": "Récupérer cette voiture ?",
        "verb": "Récupérer la voiture",
        "text": "La voiture revient en stock. Les sommes versées sont à rendre au client."
      },
      "exchange": {
        "title": "Échanger cette voiture ?",
        "verb": "Échanger la voiture",
        "text": "La voiture revient en stock et un avoir reprend la facture. L’autre voiture est réservée au même acheteur ; ce qu’il a réglé est reporté sur elle."
      },
      "cancel": {
        "title": "Annuler cette réservation ?",
        "verb": "Annuler la réservation",
        "text": "La voiture revient en vente. Le client lit votre commentaire."
      },
      "acceptPriceFor": {
        "title": "Le client accepte le nouveau prix ?",
        "verb": "Noter son accord",
        "text": "Il est prévenu aussitôt par e-mail et SMS, et peut contester pendant 24 heures."
      },
      "rejectPriceFor": {
        "title": "Le client refuse le nouveau prix ?",
        "verb": "Noter son refus",
        "text": "Il est prévenu aussitôt par e-mail et SMS, et peut contester pendant 24 heures."
      },
      "cancelBilled": {
        "title": "Annuler cette vente facturée ?",
        "verb": "Demander l’accord",
        "text": "Une deuxième personne décide. Avec son accord, un avoir reprend toute la facture, l’argent est à rendre et la voiture revient en stock. Le client lit votre commentaire."
      },
      "correctInvoice": {
        "title": "Corriger l’acheteur de la facture",
        "verb": "Corriger la facture",
        "text": "Un avoir reprend la facture, et une nouvelle est établie avec ces données."
      }
    },
    "done": {
      "correctDelivery": "Livraison corrigée.",
      "reopenControl": "Contrôle repris.",
      "accept": "Réservation acceptée.",
      "reject": "Réservation refusée, le client est prévenu.",
      "proposePrice": "Nouveau prix envoyé au client.",
      "withdraw": "Proposition retirée.",
      "submitPaymentDetails": "Modalités de paiement enregistrées.",
      "bill": "Facture créée.",
      "control": "Voiture prête à livrer.",
      "deliver": "Voiture livrée.",
      "recover": "Voiture récupérée.",
      "exchange": "Voiture échangée : la nouvelle réservation est ouverte.",
      "cancel": "Réservation annulée.",
      "acceptPriceFor": "Accord noté, le client est prévenu.",
      "rejectPriceFor": "Refus noté, le client est prévenu.",
      "cancelBilled": "Demande envoyée.",
      "correctInvoice": "Avoir et nouvelle facture établis."
    },
    "blocked": {
      "OtherRole": "Cette étape revient à : {roles}.",
      "PriceMissing": "Indiquez d’abord un prix.",
      "PaymentDetailsMissing": "Les conditions de paiement manquent.",
      "PriceNotPaid": "Possible quand tout est réglé. Reste à encaisser : {amount}.",
      "CancelAsked": "Le client demande l’annulation : répondez-lui d’abord.",
      "CheckListOpen": "Possible quand tous les points du contrôle sont bons.",
      "NotSigned": "Possible quand le client a signé.",
      "ExchangeOver": "Le mois d’échange ou le kilométrage permis est dépassé.",
      "BuyerIncomplete": "Il manque à l’acheteur : {fields}."
    },
    "form": {
      "comment": "Commentaire",
      "commentCustomer": "Commentaire au client",
      "commentNeeded": "Écrivez un commentaire : il explique votre décision.",
      "price": "Nouveau prix en DH",
      "priceNow": "Prix actuel : {price}",
      "priceNeeded": "Indiquez un prix en dirhams, sans centimes.",
      "muchLess": "Oui, {price} : {amount} de moins que le prix actuel",
      "muchMore": "Oui, {price} : {amount} de plus que le prix actuel",
      "mileage": "Kilométrage au compteur",
      "mileageNeeded": "Indiquez le kilométrage lu au compteur.",
      "day": "Jour de la remise",
      "dayStays": "Laissez vide si le jour est juste.",
      "mileageKnown": "Dernier kilométrage connu : {mileage}",
      "mileageConfirmed": "J’ai relu le compteur : {mileage}",
      "paymentType": "Type de paiement",
      "paymentMethod": "Moyen de paiement",
      "advance": "Apport en % du prix",
      "months": "Nombre de mois",
      "monthsNeeded": "Indiquez la durée du crédit en mois.",
      "amount": "Montant en DH",
      "amountNeeded": "Indiquez un montant en dirhams, sans centimes.",
      "reference": "Numéro du chèque, du virement ou du reçu",
      "chequeNumber": "Numéro du chèque",
      "chequeBank": "Banque",
      "chequeDay": "Date du chèque",
      "chequeCertified": "Chèque certifié par la banque",
      "reason": "Motif",
      "reasonNeeded": "Indiquez pourquoi cette écriture est reprise.",
      "cancel": "Retour",
      "sending": "Envoi…",
      "failed": "Pas de réponse du serveur. Vérifiez votre connexion et réessayez : votre saisie est gardée.",
      "way": "Comment l’a-t-il dit ?",
      "said": "Ce qu’il a dit ; il le lit",
      "priceNowFloor": "Prix actuel : {price}. Plancher : {floor}"
    },
    "exchange": {
      "search": "L’autre voiture",
      "hint": "Référence, immatriculation ou numéro de châssis : trois signes au moins.",
      "results": "Voitures trouvées",
      "searching": "Recherche…",
      "none": "Aucune voiture trouvée.",
      "failed": "La recherche n’a pas abouti.",
      "again": "Réessayer",
      "isSame": "la voiture à échanger",
      "notForSale": "pas à vendre",
      "needed": "Choisissez l’autre voiture.",
      "gone": "Cette voiture n’est plus à vendre. Choisissez-en une autre.",
      "sums": "Ce que devient l’argent",
      "price": "Prix de l’autre voiture",
      "carried": "Déjà réglé et reporté",
      "toPay": "Différence à payer",
      "toReturn": "Différence à rendre",
      "even": "Rien à payer, rien à rendre.",
      "two": "Au-delà de {amount}, une deuxième personne donne son accord avant le remboursement.",
      "choose": "La différence apparaît quand une voiture est choisie."
    },
    "ask": {
      "title": "Accord d’une deuxième personne",
      "needed": "En dessous de {price}, il faut l’accord d’un responsable. Votre demande lui est envoyée, le client n’en sait rien.",
      "neededAdmin": "En dessous de {price}, il faut l’accord d’un administrateur. Votre demande lui est envoyée, le client n’en sait rien.",
      "refundNeeded": "Au-delà de {amount}, une deuxième personne donne son accord avant que le remboursement soit noté.",
      "verb": "Demander l’accord",
      "sent": "Demande envoyée.",
      "comment": "Pourquoi ? Lu par la personne qui décide",
      "commentNeeded": "Dites pourquoi : la personne qui décide le lit.",
      "kind": {
        "Price": "Nouveau prix : {amount}",
        "Refund": "Remboursement : {amount}",
        "Cancel": "Annuler la vente facturée : avoir de {amount}",
        "GiveUp": "Le client a payé {amount} et demande l’annulation"
      },
      "state": {
        "Open": "En attente",
        "Approved": "Accordée",
        "Refused": "Refusée",
        "Replaced": "Remplacée",
        "Lapsed": "Sans objet : le dossier a avancé",
        "Withdrawn": "Retirée par le client"
      },
      "approve": "Donner mon accord",
      "refuseOpen": "Refuser…",
      "refuse": "Refuser la demande",
      "remark": "Votre mot",
      "remarkNeeded": "Dites pourquoi vous refusez.",
      "approved": "Accord donné.",
      "refused": "Demande refusée.",
      "waits": "Une autre personne décide.",
      "waitsAdmin": "Un administrateur décide.",
      "wish": {
        "title": "Demande d’annulation du client",
        "text": "L’acompte suit la règle de la maison, au jour de la demande. Ce qui a été encaissé en plus est à rembourser.",
        "grant": "Annuler la réservation…",
        "remark": "Votre réponse au client",
        "waits": "Le conseiller ou un responsable décide."
      }
    },
    "paymentType": {
      "Direct": "Comptant",
      "Financing": "Financement"
    },
    "method": {
      "Cash": "Espèces",
      "Checks": "Chèque",
      "ChecksCertified": "Chèque certifié",
      "cheque": "{bank}, daté du {day}",
      "CreditCard": "Carte bancaire",
      "BankTransfer": "Virement"
    },
    "conflict": {
      "changed": "{name} a changé l’étape {ago}",
      "customer": "Le client a changé l’étape {ago}",
      "house": "L’étape a changé {ago}",
      "text": "Voici le dossier à jour. Votre commentaire est gardé."
    },
    "ago": {
      "now": "à l’instant",
      "minutes": "{count, plural, one {il y a # min} other {il y a # min}}",
      "hours": "{count, plural, one {il y a # h} other {il y a # h}}",
      "days": "{count, plural, one {il y a # jour} other {il y a # jours}}"
    },
    "due": {
      "lateMinutes": "+{count} min",
      "lateHours": "+{hours} h {minutes}",
      "lateDays": "{count, plural, one {+# jour} other {+# jours}}",
      "late": "En retard de {time}",
      "inMinutes": "dans {count} min",
      "inHours": "{count, plural, one {dans # h} other {dans # h}}",
      "today": "aujourd’hui {time}",
      "tomorrow": "demain {time}"
    },
    "queue": {
      "intro": "{count, plural, =1001 {Plus de 1 000 dossiers attendent. Les retards sont en tête.} =0 {Aucun dossier n’attend.} one {# dossier attend. Les retards sont en tête.} other {# dossiers attendent. Les retards sont en tête.}}",
      "views": "Vues",
      "view": {
        "mine": "Mes dossiers",
        "myAreas": "Mes agences",
        "unassigned": "Sans responsable",
        "overdue": "En retard",
        "asks": "À valider",
        "refunds": "À rembourser",
        "all": "Tous",
        "closed": "Clos"
      },
      "column": {
        "due": "Échéance",
        "reference": "Dossier",
        "customer": "Client",
        "phone": "Téléphone",
        "vehicle": "Voiture",
        "plate": "Plaque",
        "status": "Étape",
        "area": "Agence",
        "price": "Prix",
        "assignee": "Responsable",
        "created": "Reçue le",
        "action": "Prochaine action"
      },
      "filterStatus": "Toutes les étapes",
      "filterArea": "Toutes les agences",
      "filterAssignee": "Tous les responsables",
      "filterText": "Nom, plaque, référence…",
      "statusLabel": "Étape",
      "areaLabel": "Agence",
      "assigneeLabel": "Responsable",
      "textLabel": "Filtrer la liste",
      "clear": "Tout effacer",
      "take": "Prendre",
      "takeOf": "Prendre {reference}",
      "taken": "{reference} est à vous.",
      "notTaken": "{reference} n’a pas pu être pris : {reason}",
      "open": "Ouvrir",
      "toReturn": "Rendre {amount}",
      "selected": "{count, plural, one {# dossier coché} other {# dossiers cochés}}",
      "assignTo": "Affecter à",
      "assign": "Affecter",
      "assigned": "{count, plural, one {# dossier affecté.} other {# dossiers affectés.}}",
      "notAssigned": "{count, plural, one {# dossier n’a pas pu être affecté.} other {# dossiers n’ont pas pu être affectés.}}",
      "empty": "Rien à traiter ici",
      "emptyText": "Aucun dossier ne répond à cette vue et à ces filtres.",
      "all": "Voir tous les dossiers",
      "hint": "J K parcourir, Entrée ouvrir, A prendre",
      "file": "reservations",
      "decide": "Décider",
      "cancelAsked": "Annulation demandée"
    },
    "record": {
      "back": "File de travail",
      "missing": "Ce dossier n’existe pas",
      "missingText": "Il n’existe pas, ou il appartient à une agence qui n’est pas la vôtre.",
      "journey": "Parcours de la réservation",
      "journeyNow": "Étape {step} sur {count} : {name}",
      "said": {
        "done": "fait",
        "now": "en cours",
        "next": "à venir"
      },
      "step": {
        "Submitted": "Réservation",
        "Accepted": "Accord",
        "PayementDetailsSubmitted": "Paiement",
        "Billed": "Facture",
        "Controlled": "Contrôle",
        "Delivered": "Livraison"
      },
      "due": "Échéance : {due}",
      "assignee": "Responsable",
      "nobody": "Personne",
      "reassign": "Réaffecter",
      "take": "Prendre",
      "waiting": "{count, plural, one {# personne attend cette voiture} other {# personnes attendent cette voiture}}",
      "tabs": "Contenu du dossier",
      "tab": {
        "file": "Dossier",
        "documents": "Documents",
        "customer": "Client",
        "payments": "Paiements",
        "messages": "Messages"
      },
      "actions": "Actions permises",
      "actionsNone": "Rien à faire ici pour le moment.",
      "actionsRole": "Votre rôle : {roles}.",
      "waitsCustomer": "Le client doit répondre au nouveau prix : {price}.",
      "others": "Autres actions",
      "timeline": "Historique",
      "customerAuthor": "client",
      "houseAuthor": "automatique",
      "addNote": "Ajouter une note",
      "openCheckList": "Ouvrir le contrôle livraison",
      "openSignature": "Faire signer le client",
      "openReceipt": "Noter un encaissement",
      "assigneeLabel": "Responsable :",
      "statusPrice": "{status} : {price}",
      "openBuyer": "Compléter l’acheteur"
    },
    "file": {
      "vehicle": "Voiture",
      "reference": "Référence",
      "version": "Version",
      "plate": "Plaque",
      "chassis": "Numéro de châssis",
      "mileage": "Kilométrage",
      "firstUse": "Mise en circulation",
      "certified": "Certifiée",
      "yes": "Oui",
      "no": "Non",
      "area": "Agence",
      "openVehicle": "Ouvrir la fiche du stock",
      "onSite": "Voir l’annonce",
      "sale": "Vente",
      "saleReference": "Vente",
      "created": "Réservée le",
      "origin": "Origine",
      "originFO": "Site",
      "originBO": "Agence",
      "originExtern": "Partenaire",
      "listedPrice": "Prix affiché",
      "price": "Prix convenu",
      "newPrice": "Nouveau prix proposé",
      "deposit": "Acompte",
      "payment": "Paiement",
      "loan": "{advance} d’apport, {months, plural, one {# mois} other {# mois}}",
      "invoice": "Facture",
      "invoiceOf": "{number} du {date}",
      "plan": "Livraison et garantie",
      "deliveryDate": "Jour de la livraison",
      "warranty": "Pack de garantie",
      "noWarranty": "Sans pack",
      "warrantyName": "{name}, {price}",
      "warrantyUntil": "Garantie jusqu’au",
      "save": "Enregistrer",
      "saved": "Enregistré.",
      "delivered": "Livrée le",
      "deliveredMileage": "Kilométrage à la livraison",
      "signedBy": "Signé par",
      "exchange": "Échange possible",
      "exchangeUntil": "jusqu’au {date}, {mileage} au compteur au plus",
      "exchangeOver": "terminé le {date}",
      "recovered": "Récupérée le",
      "recoveredMileage": "Kilométrage au retour",
      "exchangedFor": "Échangée contre",
      "exchangeOf": "En échange de"
    },
    "documents": {
      "title": "Documents du dossier",
      "none": "Aucun document pour le moment",
      "noneText": "Les documents sont préparés avec les étapes du dossier.",
      "version": "version {version}",
      "superseded": "Remplacé",
      "former": "{count, plural, one {# version précédente} other {# versions précédentes}}",
      "open": "Ouvrir",
      "openOf": "Ouvrir {name}",
      "download": "Télécharger",
      "downloadOf": "Télécharger {name}",
      "failed": "Le document n’a pas pu être ouvert. Réessayez.",
      "status": {
        "None": "En préparation",
        "Preview": "À contrôler",
        "Accepted": "Interne",
        "Rejected": "Refusé",
        "Published": "Visible du client"
      },
      "type": {
        "BookingSimulation": "Simulation de financement",
        "CreditNote": "Facture d’avoir",
        "SaleRecoveryRequest": "Demande de restitution",
        "SaleRecoveryExpertiseSheet": "Fiche d’expertise de restitution",
        "SaleRecoveryVoucher": "Bon de restitution",
        "SaleProforma": "Facture proforma",
        "PurchaseOrder": "Bon de commande",
        "PurchaseInvoice": "Facture",
        "DeliveryForm": "Procès-verbal de livraison",
        "DeliveryVoucher": "Bon de livraison",
        "ReleaseVoucher": "Bon de sortie",
        "QualityControlSheet": "Fiche de contrôle qualité",
        "VehicleInfoSheet": "Fiche du véhicule",
        "VehicleWarranty": "Certificat de garantie"
      },
      "comma": ", ",
      "signature": "Signature du client",
      "language": "en {language}"
    },
    "customer": {
      "title": "Client",
      "name": "Nom",
      "phone": "Téléphone",
      "email": "E-mail",
      "language": "Langue",
      "bookings": "{count, plural, one {# réservation} other {# réservations}}",
      "buyer": "Acheteur indiqué à la réservation",
      "gone": "Ce client a effacé ses données.",
      "companyName": "Société",
      "ice": "ICE",
      "registrationNumber": "Registre de commerce",
      "idNumber": "CIN",
      "address": "Adresse",
      "city": "Ville",
      "correct": "Corriger",
      "correctTitle": "Corriger l’acheteur",
      "correctText": "Chaque correction reste dans l’historique. Les papiers déjà imprimés reçoivent une nouvelle version.",
      "correctSave": "Enregistrer la correction",
      "corrected": "Acheteur corrigé.",
      "corrections": "{count, plural, one {# correction} other {# corrections}}",
      "civility": {
        "mr": "M.",
        "mrs": "Mme",
        "company": "Société"
      },
      "field": {
        "civility": "Civilité",
        "firstName": "Prénom",
        "lastName": "Nom",
        "companyName": "Société",
        "ice": "ICE",
        "registrationNumber": "Registre de commerce",
        "idNumber": "CIN",
        "address": "Adresse",
        "addressLine2": "Complément d’adresse",
        "zip": "Code postal",
        "city": "Ville"
      },
      "comments": "Notes et contacts",
      "noComments": "Aucune note pour le moment.",
      "kind": {
        "Note": "Note",
        "Call": "Appel",
        "Email": "E-mail",
        "Visit": "Visite"
      },
      "kindLabel": "Type",
      "body": "Texte",
      "bodyNeeded": "Écrivez la note.",
      "add": "Ajouter",
      "added": "Note ajoutée.",
      "missing": "À compléter avant le paiement"
    },
    "payments": {
      "title": "Paiements",
      "price": "Prix de la voiture",
      "warranty": "Pack de garantie",
      "total": "Total à payer",
      "settled": "Réglé",
      "open": "Reste à encaisser",
      "toReturn": "À rendre au client",
      "ledger": "Écritures",
      "none": "Aucune écriture pour le moment.",
      "kind": {
        "Held": "Acompte reçu",
        "Counted": "Acompte compté dans le prix",
        "Paid": "Encaissement",
        "Returning": "Remboursement en cours",
        "Returned": "Remboursement",
        "Kept": "Acompte gardé",
        "Corrected": "Écriture reprise",
        "CarriedOut": "Reporté sur la nouvelle voiture",
        "CarriedIn": "Reporté de la voiture échangée"
      },
      "reason": {
        "HoldOver": "délai dépassé",
        "CarGone": "voiture plus disponible",
        "Rejected": "réservation refusée",
        "Cancelled": "réservation annulée",
        "Recovered": "voiture récupérée",
        "LateCancel": "annulation tardive"
      },
      "column": {
        "date": "Date",
        "kind": "Écriture",
        "method": "Moyen",
        "reference": "Référence",
        "author": "Par",
        "amount": "Montant"
      },
      "receipt": "Noter un encaissement",
      "receiptTitle": "Noter un encaissement",
      "receiptVerb": "Noter l’encaissement",
      "receiptDone": "Encaissement noté.",
      "refund": "Noter un remboursement",
      "refundTitle": "Noter un remboursement",
      "refundVerb": "Noter le remboursement",
      "refundDone": "Remboursement noté.",
      "takeBack": "Reprendre",
      "takeBackOf": "Reprendre l’écriture de {amount}",
      "takeBackTitle": "Reprendre cette écriture ?",
      "takeBackVerb": "Reprendre l’écriture",
      "takeBackDone": "Écriture reprise.",
      "corrected": "reprise"
    },
    "messages": {
      "title": "Messages envoyés",
      "none": "Aucun message pour le moment.",
      "email": "E-mail",
      "sms": "SMS",
      "state": {
        "Waiting": "en attente",
        "Sending": "en cours d’envoi",
        "Sent": "envoyé",
        "Failed": "échec",
        "Bounced": "revenu",
        "Suppressed": "non envoyé",
        "Expired": "trop tard",
        "Dropped": "abandonné"
      }
    },
    "delivery": {
      "title": "Contrôle et livraison",
      "back": "Dossier {reference}",
      "progress": "{done} points sur {total}",
      "allDone": "Tous les points sont vus",
      "bad": "{count, plural, one {# point à reprendre} other {# points à reprendre}}",
      "fine": "Bon",
      "notFine": "À reprendre",
      "fineOf": "{part} : bon",
      "notFineOf": "{part} : à reprendre",
      "comment": "Que faut-il reprendre ?",
      "commentOf": "{part} : que faut-il reprendre ?",
      "commentNeeded": "Dites en quelques mots ce qui ne va pas.",
      "keep": "Garder",
      "waits": "{count, plural, one {# point attend le réseau} other {# points attendent le réseau}}",
      "saved": "Tout est enregistré",
      "saving": "Enregistrement…",
      "refused": "Ce point n’a pas pu être enregistré : {reason}",
      "retry": "Réessayer maintenant",
      "readOnly": "Le contrôle se fait par l’expert, quand le dossier est facturé.",
      "finish": "Confirmer le contrôle",
      "finishText": "Possible quand tous les points sont bons.",
      "signTitle": "Signature du client",
      "signText": "{name} confirme avoir reçu la voiture, ses clés et ses papiers.",
      "signer": "Nom de la personne qui signe",
      "signerNeeded": "Indiquez le nom de la personne qui signe.",
      "pad": "Zone de signature, à dessiner du doigt ou du stylet",
      "padHint": "Signez dans ce cadre",
      "clear": "Effacer",
      "typed": "Signer avec le nom tapé",
      "typedHint": "Pour signer sans dessiner : le nom ci-dessus devient la signature.",
      "sign": "Enregistrer la signature",
      "signNeeded": "Signez dans le cadre, ou signez avec le nom tapé.",
      "signed": "Signature de {name} enregistrée.",
      "signAgain": "Refaire la signature",
      "deliver": "Remettre la voiture",
      "notYet": "La livraison vient après le contrôle.",
      "over": "La voiture est livrée."
    },
    "sales": {
      "title": "Ventes",
      "intro": "Une vente réunit les réservations d’un client.",
      "view": {
        "mine": "Mes ventes",
        "unassigned": "Sans responsable",
        "open": "Ouvertes",
        "closed": "Closes"
      },
      "column": {
        "reference": "Vente",
        "customer": "Client",
        "bookings": "Réservations",
        "status": "État",
        "area": "Agence",
        "assignee": "Responsable",
        "created": "Ouverte le",
        "total": "Total"
      },
      "empty": "Aucune vente ici",
      "emptyText": "Aucune vente ne répond à cette vue et à ces filtres.",
      "file": "ventes"
    },
    "plateSpoken": "Immatriculation {plate}",
    "way": {
      "Phone": "Au téléphone",
      "InPerson": "De vive voix",
      "Message": "Par message"
    },
    "heard": {
      "Phone": "Réponse du client au téléphone",
      "InPerson": "Réponse du client de vive voix",
      "Message": "Réponse du client par message"
    }
  }
  bookings: {
    "own": {
      "title": "Votre réservation",
      "held": "Vous la réservez",
      "heldText": "Elle vous attend : personne d’autre ne peut la prendre avant la fin du délai.",
      "asked": "Vous la réservez",
      "askedText": "Nous demandons à la banque où en est le paiement.",
      "booked": "Vous l’avez réservée",
      "reference": "Réservation {reference}",
      "pay": "Payer l’acompte de {amount}",
      "release": "Renoncer et la libérer"
    },
    "timer": {
      "left": "Encore {minutes} min {seconds} s",
      "seconds": "Encore {seconds} s",
      "over": "Le temps est écoulé",
      "spoken": "{minutes, plural, one {Encore # minute} other {Encore # minutes}}",
      "backOnSale": "puis elle revient en vente",
      "passedOn": "puis elle est proposée à la personne suivante"
    },
    "flow": {
      "title": "Réserver cette voiture",
      "placeTitle": "Rejoindre la file d’attente",
      "loading": "Un instant…",
      "step": "Étape {step} sur {all}",
      "who": "Qui achète ?",
      "conditions": "L’acompte et les conditions",
      "next": "Continuer",
      "back": "Retour",
      "pay": "Payer {amount}",
      "opening": "Nous gardons la voiture…",
      "leaving": "Nous ouvrons la page de la banque…",
      "toBank": "Aller à la page de la banque",
      "kept": "Ce que vous tapez reste sur cet appareil jusqu’à la réservation.",
      "signIn": "Déjà client ? Connectez-vous, vos coordonnées se remplissent.",
      "signInButton": "Se connecter",
      "held": "La voiture est gardée pour vous",
      "heldText": "Payez l’acompte avant la fin du délai. La page de paiement est celle du centre de paiement : votre numéro de carte ne passe pas par nous.",
      "bankAway": "La page de la banque ne s’ouvre pas",
      "offline": "Pas de réseau. Vérifiez votre connexion et réessayez : rien n’est perdu.",
      "slow": "La ligne est lente, nous attendons la réponse…",
      "failed": "La réservation n’a pas pu se faire",
      "failedText": "Quelque chose n’a pas marché. Réessayez dans un moment.",
      "retry": "Réessayer",
      "close": "Fermer",
      "toCode": "Continuer : confirmer mon téléphone"
    },
    "buyer": {
      "kind": "Vous achetez",
      "person": "Pour vous-même",
      "company": "Pour une société",
      "civility": "Civilité",
      "mr": "M.",
      "mrs": "Mme",
      "representative": "La personne qui la représente",
      "firstName": "Prénom",
      "lastName": "Nom",
      "email": "E-mail",
      "phone": "Téléphone",
      "phoneHint": "Un conseiller vous appelle à ce numéro.",
      "companyName": "Raison sociale",
      "registrationNumber": "Numéro au registre du commerce (RC)",
      "ice": "ICE",
      "iceHint": "15 chiffres",
      "idNumber": "Numéro de CIN",
      "idHint": "Vous pouvez aussi le donner en agence.",
      "city": "Ville",
      "chooseCity": "Choisir une ville",
      "address": "Adresse",
      "addressLine2": "Complément d’adresse",
      "zip": "Code postal",
      "need": {
        "civility": "Choisissez M. ou Mme.",
        "firstName": "Indiquez votre prénom.",
        "lastName": "Indiquez votre nom.",
        "email": "Indiquez votre adresse e-mail.",
        "phone": "Indiquez votre téléphone.",
        "companyName": "Indiquez le nom de la société.",
        "registrationNumber": "Indiquez le numéro au registre du commerce.",
        "city": "Choisissez la ville.",
        "address": "Indiquez l’adresse.",
        "zip": "Indiquez le code postal.",
        "ice": "Indiquez l’ICE de la société."
      },
      "bad": {
        "civility": "Choisissez M. ou Mme.",
        "firstName": "Le prénom ne contient que des lettres.",
        "lastName": "Le nom ne contient que des lettres.",
        "email": "Adresse e-mail non valable. Exemple : nom@exemple.ma",
        "phone": "Le numéro commence par 0 et compte 10 chiffres.",
        "companyName": "Ce nom ne convient pas : vérifiez-le.",
        "registrationNumber": "Ce numéro ne compte que des chiffres, 10 au plus.",
        "idNumber": "Numéro de CIN non valable. Exemple : AB123456",
        "city": "Choisissez une ville de la liste.",
        "address": "Cette adresse ne convient pas : vérifiez-la.",
        "addressLine2": "Ce complément ne convient pas : vérifiez-le.",
        "zip": "Le code postal compte 5 chiffres.",
        "ice": "Cet ICE n’est pas valable : vérifiez ses 15 chiffres."
      },
      "companyAddress": "Adresse de la société",
      "more": "Adresse et CIN"
    },
    "deposit": {
      "title": "Ce que devient l’acompte",
      "price": "Prix de la voiture, toutes taxes comprises",
      "amount": "Acompte aujourd’hui",
      "rest": "Reste à payer plus tard",
      "held": "Vous avez {minutes, plural, one {# minute} other {# minutes}} pour payer par carte. Pendant ce temps, personne d’autre ne peut la réserver.",
      "counted": "Il est déduit du prix au moment de la facture.",
      "refund": "{days, plural, one {Vous changez d’avis ? Il est rendu en entier pendant # jour, sans motif ni frais.} other {Vous changez d’avis ? Il est rendu en entier pendant # jours, sans motif ni frais.}}",
      "rejected": "Si nous ne pouvons pas vous vendre la voiture, il vous est rendu."
    },
    "terms": {
      "title": "Vos droits avant de payer",
      "seller": "Vendeur : {company}. Nous joindre : {phone} ou {email}.",
      "payment": "L’acompte se paie par carte, sur la page sécurisée du centre de paiement. Le solde se règle en agence ou par virement, avant la remise des clés.",
      "delivery": "La voiture se retire en agence, sans frais de livraison, à la date fixée avec votre conseiller.",
      "withdrawal": "{days, plural, one {Vous pouvez vous rétracter pendant # jour à partir de la réservation, sans motif ni frais (loi 31-08, article 36) : depuis la page de votre réservation, ou en nous écrivant. L’acompte revient sur votre carte sous 15 jours au plus. Passé ce délai, il peut être gardé si vous annulez.} other {Vous pouvez vous rétracter pendant # jours à partir de la réservation, sans motif ni frais (loi 31-08, article 36) : depuis la page de votre réservation, ou en nous écrivant. L’acompte revient sur votre carte sous 15 jours au plus. Passé ce délai, il peut être gardé si vous annulez.}}",
      "mail": "Ces informations vous sont confirmées par e-mail.",
      "accept": "J’ai lu ces informations. Je réserve, avec obligation de payer l’acompte de {amount}.",
      "acceptMany": "{count, plural, one {J’ai lu ces informations. Je réserve # voiture, avec obligation de payer un acompte de {amount}.} other {J’ai lu ces informations. Je réserve # voitures, avec obligation de payer un acompte de {amount} pour chacune.}}",
      "needAccept": "Cochez cette case pour continuer."
    },
    "closed": {
      "title": "Les réservations ouvrent {weekday} {day} à {time}",
      "titleToday": "Les réservations ouvrent aujourd’hui à {time}",
      "titleTomorrow": "Les réservations ouvrent demain, {weekday}, à {time}",
      "titleNever": "Les réservations sont fermées pour le moment",
      "text": "On réserve aux heures où un conseiller peut confirmer. Rejoignez la file : à l’ouverture, la voiture est proposée dans l’ordre d’arrivée.",
      "textNever": "Laissez-nous vos coordonnées, un conseiller vous rappelle.",
      "place": "Rejoindre la file d’attente",
      "call": "Être rappelé"
    },
    "taken": {
      "title": "Quelqu’un l’a réservée avant vous",
      "titleReserved": "Cette voiture est réservée",
      "text": "Rejoignez la file d’attente : si la réservation tombe, la voiture vous est proposée avant de revenir en vente.",
      "place": "Rejoindre la file d’attente",
      "similar": "Voir les voitures proches",
      "alert": "Créer une alerte pour ce modèle"
    },
    "gone": {
      "title": "Cette voiture n’est plus en vente",
      "text": "Elle a été vendue ou retirée. Voici des voitures proches, encore disponibles."
    },
    "duplicate": {
      "title": "Vous avez déjà réservé cette voiture",
      "text": "Un conseiller s’occupe de votre demande et vous contacte bientôt.",
      "see": "Voir ma réservation",
      "resume": "Reprendre le paiement"
    },
    "place": {
      "intro": "Une place ne coûte rien et n’engage à rien. Quand votre tour vient, nous vous écrivons : vous avez {minutes, plural, one {# minute} other {# minutes}} pour réserver.",
      "submit": "Rejoindre la file",
      "sending": "Envoi…",
      "doneTitle": "Votre place est prise",
      "position": "{position, plural, =1 {Vous êtes la première personne de la file.} one {Vous êtes à la place # de la file.} other {Vous êtes à la place # de la file.}}",
      "opens": "La file s’ouvre {weekday} {day} à {time}.",
      "waiting": "Si la réservation en cours tombe, nous vous écrivons par e-mail et par SMS.",
      "until": "Votre place est gardée jusqu’au {day}.",
      "see": "Voir ma place",
      "already": "Vous avez déjà une place pour cette voiture",
      "page": {
        "title": "Votre place dans la file",
        "description": "Votre place dans la file pour une voiture.",
        "offered": "C’est votre tour",
        "offeredText": "La voiture est à vous si vous la réservez avant la fin du délai.",
        "accept": "Réserver maintenant",
        "leave": "Quitter la file",
        "leaving": "Un instant…",
        "leaveAsk": "Quitter la file ?",
        "leaveText": "Votre place passe à la personne suivante.",
        "stay": "Garder ma place",
        "waiting": "Votre place est gardée",
        "lapsed": "Le délai est passé",
        "lapsedText": "La voiture a été proposée à la personne suivante. Vous pouvez rejoindre la file de nouveau ou voir des voitures proches.",
        "left": "Vous avez quitté la file",
        "leftText": "Rien d’autre à faire. Vous pouvez rejoindre la file de nouveau à tout moment.",
        "taken": "Vous avez réservé cette voiture",
        "takenText": "Suivez votre réservation jusqu’aux clés.",
        "unknown": "Ce lien ne mène à aucune place",
        "unknownText": "Il n’est peut-être pas complet, ou la place a été effacée depuis.",
        "car": "Revoir la voiture"
      }
    },
    "outcome": {
      "description": "Où en est votre réservation.",
      "title": "Votre réservation",
      "waitTitle": "Nous attendons la confirmation de la banque",
      "waitText": "Cela prend d’ordinaire quelques secondes. Vous pouvez fermer cette page : la réponse vous arrive aussi par e-mail.",
      "waitLong": "La banque met plus de temps que d’habitude. La voiture reste gardée pour vous ; nous lui redemandons sans cesse.",
      "reserved": "C’est réservé.",
      "reservedText": "La voiture vous est gardée. Elle n’est plus proposée à la vente.",
      "reference": "Référence",
      "referenceIs": "Référence : {reference}",
      "paid": "Acompte payé",
      "date": "Date",
      "rest": "Reste à payer",
      "exchange": {
        "money": "Votre argent",
        "carried": "Reporté de l’échange",
        "for": "Échangée contre",
        "of": "En échange de"
      },
      "follow": "Suivre ma réservation",
      "receipt": "Imprimer le reçu",
      "receiptTitle": "Le compte et le reçu",
      "road": "Votre route jusqu’aux clés",
      "steps": {
        "reserved": "Réservée",
        "call": "Appel du conseiller",
        "payment": "Mode de paiement",
        "paymentText": "Comptant ou financement, à votre choix.",
        "keys": "Contrôle et remise des clés",
        "keysText": "La date est fixée avec vous. La garantie commence ce jour-là.",
        "bill": "Paiement et facture",
        "billText": "L’acompte est déduit du prix."
      },
      "account": {
        "title": "Suivez-la depuis votre compte",
        "text": "Créez un compte avec le même numéro de téléphone : votre réservation s’y trouve déjà.",
        "create": "Créer mon compte",
        "signIn": "Se connecter"
      },
      "failed": {
        "title": "Le paiement n’est pas passé.",
        "text": "L’acompte n’a pas été encaissé. La voiture reste gardée pour vous.",
        "pending": "Le paiement n’a pas encore eu lieu.",
        "pendingText": "La voiture est gardée pour vous. Payez l’acompte avant la fin du délai.",
        "retry": "Réessayer le paiement",
        "pay": "Payer l’acompte",
        "callBack": "Être rappelé",
        "cancel": "Renoncer à la réservation",
        "check": "Ce que vous pouvez vérifier",
        "limit": "Le plafond de paiement en ligne de votre carte",
        "code": "Le code reçu par SMS, valable quelques minutes",
        "internet": "L’activation des achats sur Internet par votre banque",
        "help": "Votre référence : {reference}. Donnez-la au <phone></phone>, nous reprenons avec vous.",
        "reason": {
          "Refused": "Votre banque a refusé l’opération.",
          "Funds": "Le solde ou le plafond de la carte ne suffit pas.",
          "CardExpired": "La date de validité de la carte est passée.",
          "NotAllowed": "Cette carte n’est pas autorisée pour ce paiement.",
          "Security": "Le code de sécurité n’a pas été confirmé.",
          "Later": "La banque ne répond pas pour le moment. Réessayez dans quelques minutes."
        }
      },
      "lost": {
        "title": "Quelqu’un l’a réservée avant vous.",
        "over": "Le délai est passé.",
        "overText": "La voiture est revenue en vente. Si elle est encore libre, vous pouvez la réserver de nouveau.",
        "returned": "Votre paiement est arrivé après la fin du délai. Les {amount} vous sont rendus : ils reviennent sur votre carte.",
        "notPaid": "L’acompte n’a pas été encaissé.",
        "again": "Revoir la voiture",
        "similar": "Voir les voitures proches"
      },
      "cancelled": {
        "title": "La réservation est annulée.",
        "text": "La voiture est revenue en vente.",
        "refund": "L’acompte de {amount} vous est rendu : il revient sur votre carte, au plus tard le {day}.",
        "byHand": "Ce que vous avez réglé vous est rendu.",
        "kept": "Le délai de rétractation est passé : l’acompte de {amount} est gardé."
      },
      "rejected": {
        "title": "La réservation n’a pas été acceptée."
      },
      "closed": {
        "title": "Les réservations sont fermées.",
        "text": "Rejoignez la file d’attente pour la prochaine ouverture, ou laissez-nous vous rappeler."
      },
      "unknown": {
        "title": "Cette réservation est introuvable",
        "text": "Le lien n’est peut-être pas complet. Connecté, vous retrouvez toutes vos réservations dans votre historique.",
        "history": "Voir mon historique",
        "search": "Chercher une voiture"
      },
      "unreachable": {
        "title": "Impossible de lire votre réservation",
        "text": "Vérifiez votre connexion. Votre réservation et votre paiement, eux, sont à l’abri chez nous."
      },
      "request": {
        "none": "Aucune demande n’a été envoyée d’ici.",
        "noneText": "Cette page ne suit aucun envoi. Vos demandes se trouvent dans votre historique.",
        "browse": "Chercher une voiture",
        "title": "Demande enregistrée.",
        "follow": "Suivre ma demande",
        "next": "Ce qui se passe ensuite",
        "placeNext": "À votre tour, nous vous écrivons par e-mail et par SMS",
        "bookNext": "Vous réservez en ligne avant la fin du délai",
        "callNext": "Un conseiller prend la suite et vous appelle"
      },
      "loading": "Nous lisons votre réservation…",
      "place": "Où elle vous attend",
      "call": {
        "title": "Un conseiller vous appelle",
        "by": "{name} vous appelle",
        "today": "aujourd’hui, avant {time}",
        "day": "{weekday} {day}, avant {time}",
        "open": "aux heures d’ouverture",
        "text": "Au numéro donné à la réservation. Il fixe avec vous l’essai et le mode de paiement.",
        "button": "Nous appeler"
      },
      "bring": {
        "title": "À apporter",
        "id": "Votre CIN, l’original.",
        "licence": "Votre permis de conduire, pour l’essai.",
        "payment": "De quoi régler le solde : virement, chèque ou carte, à convenir avec votre conseiller.",
        "company": "Pour une société : une procuration et le cachet."
      },
      "change": {
        "title": "Vous avez changé d’avis ?",
        "free": "Annulation sans motif ni frais, jusqu’au {day} inclus.",
        "late": "Le délai pour annuler sans motif a pris fin le {day}."
      }
    },
    "many": {
      "title": "Réserver plusieurs voitures",
      "choose": "Quelles voitures ?",
      "chooseText": "Chaque voiture a sa réservation et son acompte. Celle qui ne peut pas être réservée le dit, les autres continuent.",
      "need": "Choisissez au moins une voiture.",
      "total": "Acomptes à payer",
      "submit": "{count, plural, one {Garder # voiture} other {Garder # voitures}}",
      "sending": "Nous gardons les voitures…",
      "results": "Vos réservations",
      "payEach": "Payez chaque acompte avant la fin du délai.",
      "pay": "Payer {amount}",
      "held": "Gardée pour vous",
      "signIn": "Connectez-vous pour réserver plusieurs voitures à la fois.",
      "tooMany": "Trop de voitures gardées à la fois"
    },
    "status": {
      "Draft": "Acompte à payer",
      "Submitted": "Réservée",
      "Accepted": "Acceptée",
      "Rejected": "Refusée",
      "NewPriceSubmitted": "Nouveau prix proposé",
      "NewPriceAccepted": "Nouveau prix accepté",
      "NewPriceRejected": "Nouveau prix refusé",
      "PayementDetailsSubmitted": "Paiement convenu",
      "Billed": "Facturée",
      "Cancelled": "Annulée",
      "Delivered": "Livrée",
      "Recovered": "Reprise",
      "Controlled": "Prête à livrer"
    },
    "cancel": {
      "title": "Annuler la réservation ?",
      "reason": "Pour quelle raison ?",
      "need": "Dites-nous en un mot pourquoi.",
      "unpaid": "Rien n’a été payé. La voiture revient en vente.",
      "keep": "Garder ma réservation",
      "submit": "Annuler la réservation",
      "sending": "Annulation…",
      "failed": "L’annulation n’a pas pu se faire",
      "hint": "Un mot suffit. Un conseiller le lit.",
      "askTitle": "Demander l’annulation ?",
      "askText": "Vous avez déjà payé plus que l’acompte : votre conseiller étudie votre demande et vous répond. D’ici là, la réservation continue.",
      "askSubmit": "Envoyer la demande",
      "askSending": "Envoi…",
      "askFailed": "La demande n’est pas partie",
      "reasonFree": "Un mot pour nous aider",
      "hintFree": "Rien à écrire pour annuler.",
      "bad": "500 caractères au plus, sur une seule ligne.",
      "free": "Jusqu’au {day} inclus, vous annulez sans motif ni frais (loi 31-08, article 36).",
      "late": "Le délai pour annuler sans motif a pris fin le {day}.",
      "returns": "L’acompte de {amount} revient en entier sur votre carte, au plus tard le {day}.",
      "returnsByHand": "L’acompte de {amount} vous est rendu en entier, au plus tard le {day}.",
      "keeps": "L’acompte de {amount} reste acquis, comme le disent les conditions que vous avez acceptées."
    },
    "message": {
      "submitted": "Réservation confirmée",
      "accepted": "Réservation acceptée",
      "rejected": "Réservation refusée",
      "newPrice": "Nouveau prix proposé",
      "priceWithdrawn": "Prix proposé retiré",
      "paymentDetails": "Paiement convenu",
      "billed": "Facture",
      "ready": "Voiture prête",
      "delivered": "Voiture remise",
      "recovered": "Voiture reprise",
      "exchanged": "Voiture échangée",
      "cancelled": "Réservation annulée",
      "cancelRefused": "Réponse à votre demande d’annulation",
      "expired": "Délai de paiement passé",
      "refused": "Paiement refusé",
      "returned": "Remboursement",
      "acceptedFor": "Accord noté pour vous",
      "rejectedFor": "Refus noté pour vous",
      "invoiceCorrected": "Facture corrigée",
      "saleCancelled": "Achat annulé, avoir",
      "other": "Message de la maison"
    },
    "code": {
      "title": "Confirmez votre téléphone",
      "sent": "Un code à six chiffres vient de partir par SMS au {phone}. Il vaut dix minutes.",
      "field": "Code reçu par SMS",
      "need": "Tapez le code reçu par SMS.",
      "bad": "Ce code n’est pas le bon, ou il a expiré.",
      "submit": "Confirmer et payer {amount}",
      "again": "Renvoyer le code",
      "wait": "Renvoyer le code dans {seconds} s",
      "sending": "Envoi du code…",
      "failed": "Le code n’est pas parti"
    }
  }
  bookingsMail: {
    "moment": "{weekday} {day} à {time}",
    "hello": "Bonjour {name},",
    "call": "Une question ? Appelez-nous au {phone}.",
    "days": "{from} à {to}",
    "span": "{days} : de {open} à {close}",
    "facts": {
      "reference": "Référence",
      "car": "Voiture",
      "store": "Agence"
    },
    "methods": {
      "Cash": "Espèces",
      "Checks": "Chèque",
      "CreditCard": "Carte bancaire",
      "BankTransfer": "Virement bancaire"
    },
    "ways": {
      "Phone": "au téléphone",
      "InPerson": "de vive voix",
      "Message": "par message"
    },
    "placed": {
      "subject": "Votre place pour la {car}",
      "preheader": "Nous vous écrivons dès que la voiture est à vous.",
      "title": "Vous êtes dans la file",
      "text": "Votre place pour la {car} est gardée. Quand ce sera votre tour, vous recevrez un e-mail et un SMS : la voiture sera alors tenue à votre nom pendant {minutes} minutes.",
      "button": "Voir ma place",
      "sms": "Votre place pour la {car} : {url}"
    },
    "offer": {
      "subject": "C’est votre tour : la {car} vous attend",
      "preheader": "Gardée pour vous jusqu’à {until}.",
      "title": "La voiture est à vous, si vous voulez",
      "text": "La {car} est libre et gardée à votre nom jusqu’à {until}. Réservez-la avant cette heure avec un acompte de {deposit} ; ensuite, elle sera proposée à la personne suivante.",
      "button": "Réserver maintenant",
      "sms": "La {car} est gardée pour vous jusqu’à {until}. Réservez : {url}"
    },
    "lapsed": {
      "subject": "La {car} a été proposée à la personne suivante",
      "preheader": "Le temps qui vous était réservé est passé.",
      "title": "Votre tour est passé",
      "text": "La {car} vous était gardée, et le temps est écoulé. Si elle redevient libre, vous pourrez la réserver sur sa page.",
      "button": "Voir la voiture",
      "sms": "Votre tour pour la {car} est passé : {url}"
    },
    "submitted": {
      "subject": "C’est réservé : {car} ({reference})",
      "preheader": "Acompte de {deposit} bien reçu. Un conseiller vous appelle.",
      "title": "C’est réservé",
      "text": "Votre acompte de {deposit} est bien arrivé et la {car} est à votre nom. Un conseiller vous appelle pour la suite. L’acompte sera déduit du prix.",
      "withdrawal": "Vous pouvez vous rétracter jusqu’au {day} inclus, sans motif ni frais (loi 31-08, article 36) : depuis la page de votre réservation, ou en nous écrivant. L’acompte revient alors sur votre carte sous {limit} jours au plus.",
      "terms": "Le solde se règle en agence ou par virement, avant la remise des clés. La voiture se retire en agence, sans frais de livraison, à la date fixée avec votre conseiller.",
      "button": "Suivre ma réservation",
      "sms": "C’est réservé : {car}, {reference}. Un conseiller vous appelle. {url}"
    },
    "refused": {
      "subject": "Votre paiement n’est pas passé",
      "preheader": "La {car} reste gardée jusqu’à {until}.",
      "title": "Le paiement n’est pas passé",
      "text": "La banque a refusé l’acompte pour la {car}. Rien n’a été débité. La voiture reste gardée pour vous jusqu’à {until} : essayez de nouveau, au besoin avec une autre carte.",
      "button": "Réessayer le paiement",
      "sms": "Paiement refusé pour la {car}. Réessayez avant {until} : {url}"
    },
    "expired": {
      "subject": "La {car} n’est plus gardée pour vous",
      "preheader": "L’acompte n’est pas arrivé à temps.",
      "title": "Le temps est écoulé",
      "text": "L’acompte pour la {car} n’est pas arrivé à temps et la voiture n’est plus gardée. Rien n’a été débité. Tant qu’elle est en ligne, vous pouvez la réserver de nouveau.",
      "button": "Voir la voiture",
      "sms": "La {car} n’est plus gardée pour vous : {url}"
    },
    "cancelled": {
      "subject": "Votre réservation {reference} est annulée",
      "preheader": "{car}",
      "title": "Réservation annulée",
      "text": "Votre réservation de la {car} est annulée.",
      "button": "Voir d’autres voitures",
      "sms": "Réservation {reference} annulée : {url}",
      "refund": "Votre acompte de {deposit} vous est rendu sur la carte avec laquelle vous l’avez payé, au plus tard le {by}. D’ordinaire, il arrive en quelques jours.",
      "kept": "Le délai pendant lequel l’acompte est toujours rendu ({days} jours) est passé : l’acompte de {deposit} reste acquis, comme le disent les conditions que vous avez acceptées.",
      "byHand": "Ce que vous avez réglé, {amount}, vous est rendu ; chaque remboursement apparaît dans votre dossier."
    },
    "cancelRefused": {
      "subject": "Votre demande d’annulation {reference} : la réponse de votre conseiller",
      "preheader": "La réservation continue.",
      "title": "Votre demande d’annulation n’est pas acceptée",
      "text": "Votre conseiller a lu votre demande d’annulation de la {car}. La réservation continue. Appelez-le si vous voulez en parler.",
      "button": "Voir ma réservation",
      "sms": "Rihla : votre demande d’annulation {reference} n’est pas acceptée, la réservation continue. La réponse de votre conseiller : {url}"
    },
    "returned": {
      "subject": "Votre acompte de {deposit} vous est rendu",
      "preheader": "Réservation {reference}",
      "title": "Votre acompte est rendu",
      "text": "L’acompte de {deposit} pour la {car} vous est rendu sur la carte avec laquelle vous l’avez payé. Selon votre banque, il arrive en quelques jours.",
      "button": "Voir ma réservation",
      "sms": "Acompte de {deposit} rendu pour la réservation {reference} : {url}",
      "late": "Il est arrivé après la fin du temps de réservation, quand la voiture n’était plus libre."
    },
    "accepted": {
      "subject": "Votre réservation est confirmée : {car}",
      "preheader": "Il reste à choisir comment payer.",
      "title": "La voiture est à vous, il reste à régler",
      "text": "Votre réservation est confirmée et la voiture vous est gardée. Votre conseiller vous appelle pour convenir du paiement et du jour de la livraison. Vous pouvez aussi choisir vous-même votre mode de paiement dès maintenant.",
      "button": "Suivre mon achat",
      "sms": "Rihla : votre réservation {reference} ({car}) est confirmée. Choisissez votre mode de paiement : {url}"
    },
    "rejected": {
      "subject": "Votre réservation n’a pas pu aboutir : {car}",
      "preheader": "{money}",
      "title": "Nous ne pouvons pas vous vendre cette voiture",
      "text": "Nous sommes désolés : votre réservation n’a pas pu être retenue.",
      "button": "Suivre mon achat",
      "sms": "Rihla : votre réservation {reference} n’a pas pu aboutir. {money} {url}",
      "reason": "Motif",
      "deposit": "Acompte rendu",
      "back": "L’acompte revient sur la carte avec laquelle vous avez payé. Selon votre banque, il faut quelques jours ouvrables.",
      "toCard": "L’acompte de {amount} revient sur votre carte.",
      "byHand": "{amount} vous sont rendus.",
      "unpaid": "Vous n’aviez rien payé."
    },
    "newPrice": {
      "subject": "Un nouveau prix pour votre {car}",
      "preheader": "{price} : à vous de répondre.",
      "title": "Nous vous proposons un nouveau prix",
      "text": "Votre conseiller vous propose un nouveau prix. Acceptez-le ou refusez-le depuis la page de votre réservation : rien ne change tant que vous n’avez pas répondu.",
      "button": "Répondre à la proposition",
      "sms": "Rihla : nouveau prix proposé pour votre {car} : {price}. Répondez ici : {url}",
      "before": "Prix jusqu’ici",
      "now": "Prix proposé",
      "word": "Le mot du conseiller"
    },
    "priceWithdrawn": {
      "subject": "Le prix proposé pour votre {car} est retiré",
      "preheader": "Le prix reste de {price}.",
      "title": "Nous retirons notre proposition de prix",
      "text": "Le nouveau prix que nous vous avions proposé n’est plus valable. Votre réservation continue au prix d’avant.",
      "button": "Suivre mon achat",
      "sms": "Rihla : le prix proposé pour votre {car} est retiré. Le prix reste de {price}. {url}",
      "price": "Prix de votre voiture",
      "word": "Le mot du conseiller"
    },
    "acceptedFor": {
      "subject": "Votre accord est noté : {price} pour votre {car}",
      "preheader": "Ce n’est pas ce que vous avez dit ? Vous avez 24 heures.",
      "title": "Votre accord au nouveau prix est noté",
      "text": "Votre conseiller a noté que vous acceptez ({way}) le nouveau prix de {price}. Si ce n’est pas ce que vous avez dit, faites-le savoir avant {until} : le prix vous sera de nouveau proposé.",
      "button": "Vérifier ma réponse",
      "sms": "Rihla : votre accord pour {price} ({car}) est noté. Ce n’est pas ce que vous avez dit ? Dites-le sous 24 h : {url}",
      "word": "Ce que vous avez dit"
    },
    "rejectedFor": {
      "subject": "Votre refus est noté : {car}",
      "preheader": "Ce n’est pas ce que vous avez dit ? Vous avez 24 heures.",
      "title": "Votre refus du nouveau prix est noté",
      "text": "Votre conseiller a noté que vous refusez ({way}) le nouveau prix de {price}. Si ce n’est pas ce que vous avez dit, faites-le savoir avant {until} : le prix vous sera de nouveau proposé.",
      "button": "Vérifier ma réponse",
      "sms": "Rihla : votre refus du prix de {price} ({car}) est noté. Ce n’est pas ce que vous avez dit ? Dites-le sous 24 h : {url}"
    },
    "paymentDetails": {
      "subject": "Comment régler votre {car}",
      "preheader": "Il reste {open} à régler.",
      "title": "Votre mode de paiement est enregistré",
      "text": "Voici ce qui reste à régler. La facture proforma et le bon de commande sont dans votre historique.",
      "button": "Suivre mon achat",
      "method": "Mode de paiement",
      "total": "Prix total",
      "settled": "Déjà réglé",
      "open": "Reste à régler"
    },
    "billed": {
      "subject": "Votre facture {number}",
      "preheader": "Tout est réglé, nous préparons votre voiture.",
      "title": "Tout est réglé, merci",
      "text": "Votre paiement est complet et votre facture se trouve dans votre historique. Nos techniciens font maintenant le dernier contrôle de la voiture.",
      "button": "Suivre mon achat",
      "number": "Facture",
      "total": "Montant"
    },
    "invoiceCorrected": {
      "subject": "Votre facture corrigée : {number}",
      "preheader": "Elle remplace la précédente, reprise par un avoir.",
      "title": "Votre facture est corrigée",
      "text": "La facture précédente est reprise par un avoir, et une nouvelle facture porte les bonnes coordonnées. Les deux papiers se trouvent dans votre historique.",
      "button": "Suivre mon achat"
    },
    "saleCancelled": {
      "subject": "Votre achat de la {car} est annulé",
      "preheader": "Un avoir reprend votre facture ; {amount} sont à vous rendre.",
      "title": "Votre achat est annulé",
      "text": "Nous avons annulé cet achat après la facture. Un avoir la reprend entièrement, et ce que vous avez réglé vous est rendu ; chaque remboursement apparaît dans votre dossier.",
      "button": "Suivre mon achat"
    },
    "ready": {
      "subject": "Votre {car} vous attend",
      "preheader": "Dernier contrôle réussi : venez la chercher.",
      "title": "Votre voiture est prête",
      "text": "Le dernier contrôle est réussi. Venez chercher votre voiture à l’agence, comptez une heure pour la prise en main.",
      "button": "Suivre mon achat",
      "sms": "Rihla : votre {car} est prête à {place}, {address}. Apportez CIN, permis et attestation d’assurance. {url}",
      "date": "Jour prévu",
      "place": "Agence",
      "address": "Adresse",
      "hours": "Horaires",
      "bring": "À apporter : votre CIN, votre permis de conduire et une attestation d’assurance au nom de l’acheteur. Pour une société : une procuration et le cachet."
    },
    "delivered": {
      "subject": "Bonne route avec votre {car}",
      "preheader": "Garantie, échange, papiers : tout est là.",
      "title": "Bonne route !",
      "text": "La voiture est à vous. Les papiers de la livraison se trouvent dans votre historique.",
      "button": "Suivre mon achat",
      "warranty": "Garantie jusqu’au",
      "exchange": "Échange possible jusqu’au",
      "limit": "Kilomètres permis pour l’échange",
      "help": "Une panne ? L’assistance répond jour et nuit au {phone}."
    },
    "recovered": {
      "subject": "Nous avons repris votre {car}",
      "preheader": "Votre argent vous est rendu.",
      "title": "La voiture est revenue chez nous",
      "text": "Nous avons repris la voiture pendant le mois d’échange. Ce que vous avez réglé vous est rendu ; chaque remboursement apparaît dans votre historique.",
      "button": "Suivre mon achat",
      "amount": "À vous rendre"
    },
    "exchanged": {
      "subject": "Votre {car} est échangée contre la {other}",
      "preheader": "Ce que vous avez réglé compte pour la nouvelle voiture.",
      "title": "L’échange est fait",
      "text": "Nous avons repris la {car} pendant le mois d’échange et réservé la {other} à votre nom. Ce que vous avez réglé est reporté sur elle, et un avoir reprend la première facture. Un conseiller vous appelle pour la suite.",
      "button": "Suivre mon nouvel achat",
      "other": "Nouvelle voiture",
      "reference": "Sa réservation",
      "price": "Son prix",
      "carried": "Reporté sur elle",
      "back": "La nouvelle voiture coûte moins : {amount} vous sont rendus. Le remboursement apparaît dans le dossier de la première voiture."
    },
    "table": {
      "reference": "Référence",
      "status": "Statut",
      "due": "À faire avant",
      "late": "En retard",
      "created": "Réservée le",
      "car": "Voiture",
      "vehicle": "Réf. voiture",
      "plate": "Immatriculation",
      "customer": "Client",
      "phone": "Téléphone",
      "area": "Agence",
      "adviser": "Conseiller",
      "sale": "Vente",
      "price": "Prix (DH)",
      "newPrice": "Prix proposé (DH)",
      "toReturn": "À rendre (DH)",
      "yes": "oui",
      "no": "non"
    },
    "claim": {
      "subject": "Réservation {reference} : c’était vous ?",
      "preheader": "Ajoutez-la à votre compte, ou laissez-la de côté.",
      "title": "C’était vous ?",
      "text": "La {car} a été réservée avec votre adresse e-mail, sans passer par votre compte. Si c’était vous, ajoutez cette réservation à votre compte : vous la suivrez depuis vos achats, et vous seul pourrez l’annuler. Sinon, ne faites rien : elle n’entre pas dans votre compte.",
      "button": "Oui, l’ajouter à mon compte"
    }
  }
  bookingsPrintout: {
    "label": {
      "name": "Nom",
      "company": "Société",
      "representative": "Représentée par",
      "cin": "CIN",
      "ice": "ICE",
      "rc": "RC",
      "phone": "Téléphone",
      "email": "E-mail",
      "address": "Adresse",
      "car": "Véhicule",
      "version": "Version",
      "plate": "Immatriculation",
      "vin": "N° de châssis",
      "firstUse": "Mise en circulation",
      "mileage": "Kilométrage",
      "fuel": "Carburant",
      "gear": "Boîte",
      "power": "Puissance fiscale",
      "color": "Couleur",
      "stock": "Réf. véhicule",
      "booking": "Réservation",
      "sale": "Vente",
      "invoice": "Facture",
      "credit": "Avoir",
      "creditDate": "Date de l’avoir",
      "invoiceDate": "Date de facture",
      "replaces": "Remplace la facture",
      "byCredit": "Annulée par l’avoir",
      "booked": "Réservé le",
      "payment": "Paiement",
      "delivery": "Livraison prévue le",
      "place": "Lieu",
      "adviser": "Conseiller",
      "until": "Valable jusqu’au",
      "deliveredOn": "Remis le",
      "deliveryMileage": "Kilométrage à la remise",
      "receivedBy": "Reçu par",
      "controlledOn": "Contrôlé le",
      "controlledBy": "Contrôlé par",
      "points": "Points contrôlés",
      "toNote": "Points à noter",
      "warrantyFrom": "Début",
      "warrantyTo": "Fin",
      "warrantyMonths": "Durée",
      "warrantyPack": "Formule",
      "territory": "Territoire",
      "warrantyPrice": "Prix"
    },
    "buyer": "Acheteur",
    "car": "Véhicule",
    "deal": "Conditions",
    "file": "Dossier",
    "horses": "{count, plural, one {# CV} other {# CV}}",
    "months": "{count, plural, one {# mois} other {# mois}}",
    "payment": {
      "Direct": "comptant",
      "Financing": "crédit",
      "Cash": "espèces",
      "Checks": "chèque",
      "ChecksCertified": "chèque certifié",
      "CreditCard": "carte bancaire",
      "BankTransfer": "virement bancaire",
      "both": "{type}, {method}"
    },
    "amount": {
      "vehicle": "{car}",
      "listed": "Prix affiché",
      "discount": "Remise convenue",
      "pack": "Garantie « {name} »",
      "deposit": "Acompte versé le {date}",
      "depositReturned": "Acompte remboursé le {date}",
      "rest": "Reste à payer",
      "totalTtc": "Total TTC",
      "totalHt": "Total HT",
      "vat": "TVA {rate}",
      "net": "Total net",
      "paid": "Réglé : {method}, le {date}",
      "paidReference": "Réglé : {method} n° {reference}, le {date}",
      "paidCheque": "Réglé : {method} n° {reference} ({bank}, daté du {day}), le {date}",
      "refunded": "Remboursé : {method}, le {date}",
      "refundedReference": "Remboursé : {method} n° {reference}, le {date}",
      "carriedIn": "Reporté de l’échange de {reference}, le {date}",
      "carriedOut": "Reporté sur {reference}, le {date}",
      "settled": "Solde",
      "tradedIn": "Reprise {reference}, déduite le {date}"
    },
    "vat": {
      "Margin": "TVA sur la marge, régime des biens d’occasion (article 125 bis du Code général des impôts). La taxe est comprise dans le prix et ne se récupère pas.",
      "Standard": "Prix toutes taxes comprises, TVA au taux de {rate}.",
      "Exempt": "Opération hors champ ou exonérée de TVA."
    },
    "words": "Arrêtée la présente facture à la somme de : {words}.",
    "credit": {
      "words": "Arrêté le présent avoir à la somme de : {words}.",
      "reason": "Motif"
    },
    "recovery": {
      "statement": "Le véhicule désigné ci-dessus a été rendu au vendeur, avec ses clés et ses papiers. La vente est résolue ; la facture est annulée par l’avoir indiqué.",
      "after": "La reprise",
      "on": "Repris le",
      "mileage": "Kilométrage à la reprise",
      "toReturn": "Somme à rendre",
      "carried": "Reporté sur {reference}",
      "note": "L’acompte payé par carte revient sur la même carte ; le reste est rendu par le moyen convenu.",
      "noteExchange": "La somme reportée paie l’autre véhicule ; ce qui reste est rendu par le moyen convenu.",
      "driven": "Parcourus depuis la remise",
      "request": {
        "terms": "La demande",
        "refund": "L’acheteur demande à rendre le véhicule désigné ci-dessus au titre du mois d’échange, et à être remboursé.",
        "exchange": "L’acheteur demande à rendre le véhicule désigné ci-dessus au titre du mois d’échange, et à l’échanger contre celui de la réservation {reference}.",
        "note": "Le véhicule est rendu avec ses clés et ses papiers. Les conditions du mois d’échange sont celles du bon de commande."
      },
      "sheet": {
        "summary": "L’état à la remise est celui de la fiche de contrôle qualité. L’état au retour est relevé point par point, en présence de l’acheteur : une coche s’il est inchangé, une description sinon.",
        "delivered": "À la remise",
        "returned": "Au retour",
        "same": "inchangé"
      }
    },
    "sign": {
      "buyer": "L’acheteur",
      "seller": "Le vendeur",
      "buyerHint": "Date, signature, mention « lu et approuvé »",
      "sellerHint": "Signature et cachet",
      "controller": "Le contrôleur",
      "guard": "Le poste de sortie",
      "guardHint": "Date, heure de sortie et signature",
      "agent": "Le conseiller",
      "dateHint": "Date et signature"
    },
    "simulation": {
      "instalment": "Votre mensualité",
      "during": "pendant {months}",
      "loan": "Le crédit",
      "price": "Prix du véhicule",
      "contribution": "Apport ({percent})",
      "financed": "Montant financé",
      "rate": "Taux annuel fixe, hors TVA",
      "vat": "TVA sur les intérêts",
      "teg": "Taux effectif global (TEG)",
      "fee": "Frais de dossier, TVA comprise",
      "cost": "Coût total du crédit",
      "total": "Total payé, apport non compris",
      "lender": "Organisme de crédit",
      "insurance": "Assurance emprunteur",
      "insuranceIn": "comprise",
      "insuranceOut": "non comprise",
      "schedule": "Échéancier",
      "month": "Mois",
      "amount": "Mensualité",
      "capital": "Capital",
      "interest": "Intérêts",
      "interestVat": "TVA",
      "balance": "Reste dû",
      "notice": "Cette simulation est indicative et n’est pas une offre de crédit. Le crédit est accordé par {lender}, sous réserve d’acceptation de votre dossier. L’offre préalable vous est remise par écrit et reste valable au moins sept jours ; après l’avoir acceptée, vous disposez de sept jours pour vous rétracter (loi n° 31-08). Le TEG est calculé hors TVA. Un crédit vous engage et doit être remboursé."
    },
    "proforma": {
      "notice": "Cette facture proforma décrit la vente proposée. Elle ne tient pas lieu de facture et ne vaut pas quittance.",
      "rib": "Virement à l’ordre de {company}, RIB"
    },
    "order": {
      "terms": "Conditions de la commande",
      "clauses": {
        "object": "L’acheteur commande le véhicule désigné ci-dessus, d’occasion, qu’il a pu examiner ou dont il a reçu la fiche. Le kilométrage indiqué est celui relevé par le vendeur.",
        "price": "Le prix est ferme et comprend toutes les taxes. Le reste à payer est réglé au plus tard le jour de la facture ; les frais de mutation et d’assurance sont à la charge de l’acheteur.",
        "deposit": "L’acompte de {deposit} est compté dans le prix. Pour une commande conclue à distance, l’acheteur peut se rétracter sans motif ni pénalité dans les {days, plural, one {# jour} other {# jours}} ; l’acompte lui est alors rendu dans les quinze jours au plus (loi n° 31-08, articles 36 et 37).",
        "carried": "La somme de {amount}, réglée pour le véhicule rendu en échange, est comptée dans le prix. Si la commande est résolue, elle est rendue à l’acheteur. Pour une commande conclue à distance, l’acheteur peut se rétracter sans motif ni pénalité dans les {days, plural, one {# jour} other {# jours}} ; la somme lui est alors rendue dans les quinze jours au plus (loi n° 31-08, articles 36 et 37).",
        "delivery": "Le véhicule est remis au lieu indiqué, contre paiement complet. Si la livraison dépasse de sept jours la date convenue sans que la cause soit la force majeure, l’acheteur peut résoudre la commande et les sommes versées lui sont rendues.",
        "transfer": "La propriété et les risques passent à l’acheteur à la remise. Les parties déclarent la vente sur le portail de la NARSA et légalisent leurs signatures le même jour.",
        "warranty": "La garantie légale des vices cachés s’applique (loi n° 31-08, article 65 ; Dahir des obligations et contrats, articles 549 à 575). La garantie contractuelle fait l’objet d’un contrat séparé.",
        "exchange": "Pendant {months} après la remise et dans la limite de {kilometres}, l’acheteur peut rendre le véhicule pour en choisir un autre.",
        "data": "Les données de l’acheteur servent à traiter cette commande (loi n° 09-08). Il peut y accéder, les rectifier et s’opposer à leur emploi en écrivant à {email}.",
        "court": "À défaut d’accord amiable, le tribunal compétent est celui de {court}, sauf choix de l’acheteur pour celui de son domicile ou du lieu du dommage (loi n° 31-08, article 202)."
      },
      "translation": "Ce contrat existe aussi en arabe, conformément à l’article 206 de la loi n° 31-08."
    },
    "handover": {
      "given": "Remis avec le véhicule",
      "items": {
        "keys": "Deux clés",
        "greyCard": "Carte grise ou récépissé",
        "inspection": "Visite technique",
        "roadTax": "Vignette",
        "manual": "Notice et carnet d’entretien",
        "wheel": "Roue de secours ou kit",
        "jack": "Cric et clé",
        "triangle": "Triangle et gilet"
      },
      "state": "État du véhicule à la remise",
      "reservations": "Réserves de l’acheteur",
      "statement": "L’acheteur reconnaît avoir reçu le véhicule désigné ci-dessus, l’avoir examiné et essayé, et l’avoir trouvé conforme à sa commande, sauf les réserves écrites ci-dessous.",
      "electronic": "Signé sur tablette"
    },
    "voucher": {
      "statement": "Le véhicule désigné ci-dessus est entièrement payé et peut être remis à son acheteur. Ce bon est à conserver avec les papiers du véhicule.",
      "after": "Après la remise",
      "warrantyUntil": "Garantie jusqu’au",
      "exchangeUntil": "Échange possible jusqu’au",
      "exchangeKm": "Limite de l’échange",
      "assistance": "Assistance 24 h/24",
      "transfer": "Pensez à terminer la mutation de la carte grise : le dossier se dépose dans les trente jours qui suivent la légalisation des signatures."
    },
    "release": {
      "statement": "La sortie du véhicule désigné ci-dessous est autorisée : la facture est réglée en totalité.",
      "checks": "À vérifier avant la sortie",
      "items": {
        "plate": "L’immatriculation et le numéro de châssis sont ceux de ce bon",
        "identity": "L’identité de la personne qui prend le véhicule a été vérifiée",
        "control": "La fiche de contrôle qualité est complète",
        "handover": "Le procès-verbal de remise est signé"
      },
      "taker": "Véhicule remis à",
      "valid": "Ce bon vaut pour une seule sortie."
    },
    "control": {
      "fine": "Conforme",
      "note": "À noter",
      "point": "Point",
      "result": "Résultat",
      "remark": "Remarque",
      "allFine": "Tous les points contrôlés sont conformes.",
      "some": "{count, plural, one {# point à noter, à signaler à l’acheteur avant la remise.} other {# points à noter, à signaler à l’acheteur avant la remise.}}"
    },
    "warranty": {
      "morocco": "Maroc",
      "included": "compris dans le prix",
      "terms": "Conditions de la garantie",
      "clauses": {
        "object": "Le vendeur garantit pendant {months}, du {from} au {to}, la réparation ou le remplacement des organes mécaniques et électriques couverts, pièces et main-d’œuvre comprises.",
        "covered": "Sont couverts : le moteur, la boîte de vitesses et la transmission.",
        "coveredByPack": "Couverture de la formule choisie : {description}",
        "excluded": "Ne sont pas couverts : les pièces d’usure (pneus, plaquettes, disques, embrayage, batterie, balais), la carrosserie, les vitrages, l’entretien courant, les suites d’un accident, d’un mauvais entretien ou d’un usage en compétition.",
        "duties": "L’acheteur fait l’entretien prévu par le constructeur et garde ses factures. En cas de panne il arrête le véhicule et appelle le {phone} avant toute réparation.",
        "claims": "La réparation se fait dans un atelier du réseau, ou dans un autre après accord écrit. Le véhicule immobilisé plus de sept jours prolonge la garantie d’autant.",
        "territory": "La garantie vaut sur tout le territoire du Royaume du Maroc. Elle suit le véhicule s’il est revendu à un particulier, sur simple avis au vendeur.",
        "legal": "Cette garantie s’ajoute à la garantie légale des vices cachés, qui reste due quoi qu’il arrive (loi n° 31-08, article 65 ; Dahir des obligations et contrats, articles 549 à 575)."
      }
    },
    "civility": {
      "mr": "M.",
      "mrs": "Mme"
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
    "leftOut": "{count, plural, one {Une voiture du lien n’est pas montrée.} other {# voitures du lien ne sont pas montrées.}}",
    "bar": "Voitures à comparer",
    "barCount": "{count, plural, =0 {Aucune voiture} one {# voiture à comparer} other {# voitures à comparer}}",
    "emptySlot": "Place libre",
    "clear": "Vider la comparaison",
    "open": "Comparer",
    "onlyDifferences": "Différences seulement",
    "table": "Tableau de comparaison",
    "differs": "Diffère",
    "odd": "Seule dans ce cas",
    "view": "Même vue de chaque voiture",
    "angle": {
      "Front": "Face",
      "FrontLeft": "Avant gauche",
      "FrontRight": "Avant droit",
      "Back": "Arrière",
      "BackLeft": "Arrière gauche",
      "BackRight": "Arrière droit",
      "Dashboard": "Tableau de bord",
      "Interior": "Intérieur",
      "LateralRight": "Profil droit",
      "LateralLeft": "Profil gauche"
    },
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
      "inspection": "Inspection",
      "car": "La voiture",
      "equipment": "Équipements",
      "place": "Où la voir"
    },
    "row": {
      "price": "Prix",
      "market": "Face au marché",
      "warranty": "Garantie mécanique",
      "equipmentCount": "Équipements en tout",
      "city": "Ville",
      "store": "Agence",
      "inspected": "Rapport d’inspection",
      "inspectedFixed": "Réparations faites avant la vente",
      "inspectedNote": "Points à noter"
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
    "noReport": "Pas de rapport",
    "points": "{count, plural, one {# point} many {# points} other {# points}}",
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
    "topic": "Au sujet de",
    "topicOther": "Autre chose",
    "topics": {
      "Purchase": "Chercher et réserver",
      "Payment": "Payer, financer",
      "Warranty": "Certification, garantie, échange",
      "Sale": "Vendre ma voiture",
      "Papers": "Papiers",
      "Account": "Compte et données",
      "Assistance": "Assistance routière"
    },
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
      "leave": "Vous désinscrire de la lettre ?",
      "leaveText": "Un clic suffit : vous ne recevrez plus la lettre.",
      "leaveNow": "Me désinscrire",
      "left": "Vous êtes désinscrit de la lettre",
      "leftText": "Nous ne vous écrirons plus. Pour revenir, inscrivez-vous en bas de la page d’accueil.",
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
      "subject": "Nouveau message : {name}",
      "subjectCar": "Question sur {car} ({reference})",
      "name": "Nom",
      "phone": "Téléphone",
      "email": "E-mail",
      "language": "Langue",
      "replyBy": "À répondre avant",
      "topic": "Sujet"
    },
    "newsletter": {
      "subject": "Confirmez votre inscription à notre lettre",
      "preheader": "Un clic, et la lettre arrive.",
      "title": "Encore un clic",
      "text": "Cette adresse a été inscrite à notre lettre : un e-mail par semaine au plus, avec les nouvelles voitures certifiées et les baisses de prix. Confirmez que c’est bien vous.",
      "confirm": "Confirmer mon inscription",
      "notYou": "Ce n’était pas vous ? Ne faites rien : sans confirmation, nous n’envoyons rien.",
      "stop": "Ne plus recevoir cette lettre"
    },
    "callback": {
      "Breakdown": "Panne",
      "Accident": "Accident",
      "sms": "Rappeler {name} au {phone} avant {time}. {message}"
    }
  }
  content: {
    "page": {
      "about": "À propos",
      "privacy": "Confidentialité",
      "cookies": "Cookies",
      "commitments": "Nos engagements",
      "support": "Assistance routière"
    },
    "description": {
      "about": "Qui nous sommes, comment nous travaillons et les mentions légales de l’entreprise.",
      "privacy": "Quelles données nous gardons, pourquoi, combien de temps, et comment exercer vos droits (loi 09-08).",
      "cookies": "Les cookies de ce site et ce que votre appareil garde : ni publicité, ni mesure d’audience.",
      "commitments": "Acompte, garantie, échange, réponse : ce à quoi nous nous engageons, et comment réclamer.",
      "support": "Panne ou accident : le numéro de l’assistance, jour et nuit, et les gestes à faire, pas à pas."
    },
    "contents": "Sur cette page",
    "lead": {
      "commitments": "Ce que vous pouvez nous demander, écrit noir sur blanc."
    },
    "empty": {
      "text": "Cette page n’est pas disponible pour le moment. Écrivez-nous : nous répondons à votre question.",
      "write": "Nous écrire"
    },
    "support": {
      "title": "Vous êtes arrêté ? Appelez.",
      "lead": "Jour et nuit, partout au Maroc. Gratuit pour les voitures certifiées sous garantie.",
      "call": "Touchez le numéro pour appeler",
      "danger": "Blessés ou danger",
      "emergency": {
        "15": "Ambulance, pompiers",
        "19": "Police",
        "177": "Gendarmerie"
      },
      "steps": "Que faire, pas à pas",
      "breakdown": "Panne",
      "accident": "Accident"
    },
    "faq": {
      "title": "Questions fréquentes",
      "search": "Chercher dans les questions",
      "placeholder": "Acompte, garantie, annuler…",
      "found": "{count, plural, one {# réponse} other {# réponses}}",
      "none": "Aucune réponse ne contient ces mots.",
      "write": "Posez votre question à un conseiller",
      "topics": "Par sujet",
      "helpful": "Cette réponse vous a-t-elle aidé ?",
      "yes": "Oui",
      "no": "Non",
      "thanks": "Merci, c’est noté.",
      "sorry": "Merci. Un conseiller peut vous répondre :"
    },
    "unit": {
      "minutes": "{count, plural, one {# minute} other {# minutes}}",
      "hours": "{count, plural, one {# heure} other {# heures}}",
      "days": "{count, plural, one {# jour} other {# jours}}",
      "months": "{count, plural, one {# mois} other {# mois}}",
      "points": "{count, plural, one {# point} other {# points}}"
    },
    "kept": {
      "title": "Ce que nous tenons",
      "promise": {
        "Reply": "{within, plural, one {Une réponse en # heure d’ouverture} other {Une réponse en # heures d’ouverture}}",
        "DepositReturn": "{within, plural, one {Un acompte rendu en # jour au plus} other {Un acompte rendu en # jours au plus}}",
        "SellerPaid": "{within, plural, one {Le vendeur payé en # heure} other {Le vendeur payé en # heures}}",
        "Inspection": "{within, plural, one {Un rapport d’inspection de # point publié} other {Un rapport d’inspection de # points publié}}"
      },
      "figure": "{kept} sur {of}",
      "label": {
        "Reply": "messages répondus à temps",
        "DepositReturn": "acomptes rendus à temps",
        "SellerPaid": "virements partis à temps",
        "Inspection": "voitures certifiées en vente avec leur rapport"
      },
      "tooFew": "{count, plural, =0 {Aucun cas dans cette période : pas de chiffre avant {least} cas.} one {# cas seulement : pas de chiffre avant {least} cas.} other {# cas seulement : pas de chiffre avant {least} cas.}}",
      "period": "Du {from} au {until}",
      "source": {
        "Reply": "Registre des messages",
        "DepositReturn": "Registre des paiements",
        "SellerPaid": "Registre des virements",
        "Inspection": "Rapports publiés"
      },
      "on": "Le {day}"
    },
    "preview": {
      "title": "Aperçu",
      "note": "Aperçu : ce texte n’est pas en ligne. Lien valable jusqu’au {day}.",
      "gone": "Cet aperçu n’existe plus",
      "goneText": "Le lien a expiré. Demandez-en un autre à la personne qui vous l’a envoyé.",
      "home": "Aller à l’accueil"
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
      "priceDrops": "Les baisses de prix des voitures que je garde en favoris, par e-mail",
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
      "history": "À faire",
      "ads": "Mes annonces",
      "messages": "Messages",
      "alerts": "Alertes",
      "favourites": "Favoris",
      "profile": "Profil",
      "account": "Compte"
    },
    "vehicle": {
      "list": "Vos voitures",
      "none": "Aucune voiture enregistrée pour l’instant.",
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
      "cases": "{count, plural, one {Votre dossier pour la} other {Vos dossiers pour la}}",
      "failed": {
        "title": "Impossible de lire vos dossiers",
        "text": "Vérifiez votre connexion et réessayez. Rien n’est perdu."
      },
      "unknown": {
        "title": "Vous n’avez rien à voir avec cette voiture",
        "text": "Ni achat, ni vente, ni annonce, ni favori : peut-être est-elle dans un autre compte.",
        "cases": "Mes dossiers",
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
      "frequency": "Fréquence",
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
    },
    "accountDeleted": "Compte supprimé"
  }
  documents: {
    "type": {
      "BookingSimulation": "Simulation de financement",
      "CreditNote": "Facture d’avoir",
      "SaleRecoveryRequest": "Demande de restitution",
      "SaleRecoveryExpertiseSheet": "Fiche d’expertise de restitution",
      "SaleRecoveryVoucher": "Bon de restitution",
      "SaleProforma": "Facture proforma",
      "PurchaseOrder": "Bon de commande",
      "PurchaseInvoice": "Facture",
      "DeliveryForm": "Procès-verbal de remise",
      "DeliveryVoucher": "Bon de livraison",
      "ReleaseVoucher": "Bon de sortie",
      "QualityControlSheet": "Fiche de contrôle qualité",
      "VehicleInfoSheet": "Fiche du véhicule",
      "VehicleWarranty": "Contrat de garantie",
      "CustomerCIN": "Carte nationale d’identité",
      "CustomerRC": "Registre de commerce",
      "CustomerCompanyStatus": "Statuts de la société",
      "CustomerCompanyWithdrawal": "Pouvoir de la société",
      "BankTransferCommitment": "Engagement de virement",
      "VehiclePowerOfAttorney": "Procuration",
      "QuotationSheet": "Offre de prix",
      "TradeInVoucher": "Bon de reprise",
      "PurchaseVoucher": "Bon d’achat du véhicule",
      "ExpertiseSheet": "Rapport d’expertise",
      "PublicExpertiseSheet": "Rapport d’inspection",
      "VehicleCertificate": "Certificat du véhicule",
      "IntermediationContractIndividual": "Contrat de dépôt-vente",
      "IntermediationContractGarageOwner": "Contrat de dépôt-vente (professionnel)",
      "IntermediationCommitmentIndividual": "Engagement du propriétaire",
      "IntermediationCommitmentGarageOwner": "Engagement du professionnel",
      "IntermediationExpertiseSheet": "Rapport d’expertise du dépôt-vente",
      "IntermediationSaleContractIndividual": "Contrat de vente",
      "IntermediationSaleContractGarageOwner": "Contrat de vente (professionnel)",
      "TransferPV": "Procès-verbal de cession",
      "other": "Document"
    },
    "status": {
      "None": "Reçu",
      "Preview": "En cours de vérification",
      "Accepted": "Accepté",
      "Rejected": "Refusé",
      "Published": "Disponible"
    },
    "list": {
      "empty": "Aucun document pour le moment.",
      "version": "version {version}",
      "superseded": "Remplacé",
      "former": "{count, plural, one {# version précédente} other {# versions précédentes}}",
      "download": "Télécharger",
      "downloadNamed": "Télécharger {name}",
      "downloading": "Téléchargement, {percent}",
      "done": "{name} est téléchargé.",
      "failed": "Le téléchargement a échoué. Réessayez.",
      "comment": "Motif : {comment}",
      "separator": " · ",
      "unavailable": "Documents indisponibles. Vérifiez votre connexion.",
      "loading": "Chargement des documents",
      "kilobytes": "{size} Ko",
      "megabytes": "{size} Mo",
      "label": "Documents",
      "open": "Ouvrir"
    },
    "check": {
      "title": "Vérifier un document",
      "metaDescription": "Vérifiez qu’un document imprimé vient de Rihla et qu’il est à jour.",
      "genuine": "Ce document est authentique",
      "newest": "C’est la dernière version.",
      "supersededTitle": "Ce document a été remplacé",
      "supersededText": "Une version plus récente existe depuis le {date}. Demandez-la à votre conseiller.",
      "unknownTitle": "Ce code n’est pas le nôtre",
      "unknownText": "Vérifiez les douze signes imprimés sous le code QR. S’ils sont bien recopiés, ce document ne vient pas de nous.",
      "type": "Document",
      "reference": "Référence",
      "version": "Version",
      "date": "Établi le",
      "languageLabel": "Langue",
      "code": "Code",
      "privacy": "Cette page ne montre ni nom, ni prix, ni véhicule : comparez la référence, la version et la date avec celles du papier.",
      "label": "Code imprimé sur le document",
      "hint": "Douze lettres et chiffres, par exemple ABCD-EFGH-JKLM.",
      "submit": "Vérifier",
      "again": "Vérifier un autre document"
    },
    "desk": {
      "title": "Établir un document",
      "type": "Document",
      "language": "Langue",
      "print": "Établir",
      "printed": "{name} est établi.",
      "failed": "Le document n’a pas pu être établi. Réessayez.",
      "none": "Aucun document ne peut encore être établi.",
      "all": "Toutes les versions",
      "accept": "Accepter",
      "reject": "Refuser",
      "reason": "Motif du refus",
      "send": "Refuser le document",
      "reviewed": "Décision enregistrée."
    }
  }
  documentsPrintout: {
    "reference": "Référence",
    "date": "Date",
    "version": "Version",
    "check": "Vérifier ce document",
    "page": "Page",
    "of": "sur",
    "rc": "RC",
    "ice": "ICE",
    "taxId": "IF",
    "businessTax": "TP",
    "cnss": "CNSS",
    "capital": "capital {amount} DH"
  }
  errors: {
    "BadRequest": "Demande incorrecte : remplissez tous les champs obligatoires.",
    "InvalidFilter": "Le filtre « {field} » n’est pas valable.",
    "Unauthorized": "Connectez-vous pour continuer.",
    "Forbidden": "Vous n’avez pas le droit de faire cela.",
    "AntiForgery": "Cette page est restée ouverte trop longtemps. Rechargez-la, puis réessayez.",
    "CustomerInactive": "Votre compte client est désactivé. Appelez notre centre de relation clients pour le rouvrir.",
    "NotFound": "Élément introuvable.",
    "AccountUnknown": "Personne n’a de compte avec cette adresse. Complétez le nom et le téléphone pour envoyer une invitation.",
    "VehicleNotFound": "Voiture introuvable : {ids}.",
    "DocumentNotFound": "Document introuvable.",
    "MethodNotAllowed": "Cette adresse n’accepte pas cette opération.",
    "TransitionNotAllowed": "Cette étape n’est plus possible : le dossier a changé d’état entre-temps.",
    "EmailExists": "Cette adresse e-mail existe déjà.",
    "PhoneExists": "Ce numéro de téléphone existe déjà.",
    "DuplicateEnquiry": "Vous avez déjà fait une demande pour cette voiture. Un conseiller vous appelle bientôt.",
    "TooManyAlerts": "Vous avez déjà {limit} alertes. Supprimez-en une pour en créer une autre.",
    "FavouritesFull": "Vos favoris sont complets ({limit} voitures). Retirez-en pour en ajouter.",
    "NotFinanced": "Cette voiture ne peut pas être financée à ces conditions.",
    "LastAdmin": "Il faut au moins un administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.",
    "SettingChanged": "Ce réglage vient d’être modifié par quelqu’un d’autre. Sa nouvelle valeur est affichée.",
    "PriceNotPaid": "Le prix n’est pas encore réglé en entier : il reste {open} DH.",
    "CancelAsked": "Le client demande l’annulation : répondez-lui avant de facturer.",
    "CheckListOpen": "La liste de contrôle n’est pas terminée : {count, plural, one {# point reste} other {# points restent}} à valider.",
    "NotSigned": "Le client n’a pas encore signé.",
    "ExchangeOver": "Le délai d’échange est dépassé, ou la voiture a roulé plus que le kilométrage permis.",
    "CarTaken": "La réservation n’a pas abouti : quelqu’un a réservé cette voiture avant vous. Réessayez plus tard.",
    "BookingClosed": "On réserve aux heures d’ouverture ; les réservations sont fermées en ce moment.{weekday, select, 0 { Elles ouvrent lundi} 1 { Elles ouvrent mardi} 2 { Elles ouvrent mercredi} 3 { Elles ouvrent jeudi} 4 { Elles ouvrent vendredi} 5 { Elles ouvrent samedi} 6 { Elles ouvrent dimanche} other {}}{weekday, select, none {} other { {day} à {time}.}}",
    "EditConflict": "Quelqu’un a modifié ces données entre-temps. Rien n’a été écrasé : relisez-les, puis recommencez.",
    "VehicleTaken": "Cette voiture est réservée ou vendue : son prix et sa mise en ligne ne changent plus ici.",
    "TooFewPictures": "Une voiture en ligne garde au moins {limit} photos. Ajoutez-en une autre avant de retirer celle-ci.",
    "PrintoutNotReady": "Ce document ne peut pas encore être établi : le dossier n’en est pas là.",
    "Gone": "Cette voiture a été vendue et n’est plus en ligne.",
    "PayloadTooLarge": "Le fichier dépasse la taille permise.",
    "UnsupportedMediaType": "Ce type de contenu n’est pas accepté.",
    "RangeNotSatisfiable": "La partie demandée dépasse la fin du fichier.",
    "TooManyRequests": "Trop d’essais. Réessayez dans quelques minutes.",
    "ReadingUnderWay": "Une lecture de vos photos est déjà en cours. Attendez qu’elle se termine.",
    "ReaderBusy": "Beaucoup de cartes sont en cours de lecture. Réessayez dans {seconds} secondes, ou remplissez les champs vous-même.",
    "Unexpected": "Une erreur inattendue s’est produite, veuillez contacter notre équipe d’assistance.",
    "NotReady": "Une erreur est survenue, réessayez dans un instant.",
    "PaymentsClosed": "Le paiement n’a pas abouti : il n’est pas disponible en ligne pour le moment. Réessayez plus tard ou appelez-nous.",
    "PhoneUnconfirmed": "Confirmez d’abord ce numéro de téléphone : un code lui est envoyé par SMS.",
    "ContactBlocked": "Cette personne vous a bloqué : vous ne pouvez plus lui écrire.",
    "MessagesClosed": "L’équipe de Rihla a fermé votre messagerie : le motif vous a été envoyé. Écrivez-nous si vous le contestez.",
    "ConversationClosed": "Cette conversation est terminée : on n’y écrit plus.",
    "OfferOver": "Cette offre n’est plus valable. Demandez-en une nouvelle.",
    "SlotTaken": "Ce créneau vient d’être pris. Choisissez-en un autre.",
    "AppointmentNear": "Le rendez-vous commence dans moins de {hours} heures : appelez l’agence pour le changer.",
    "CarHeld": "Un acheteur a réservé cette voiture le {since}. Vous pourrez la retirer si cette réservation prend fin sans vente.",
    "PapersMissing": "Il manque des documents, ou certains ne sont pas encore acceptés.",
    "SecondPerson": "Vous avez préparé ce virement : une autre personne doit le confirmer.",
    "TooManyAdverts": "{limit} annonces au plus. Supprimez un brouillon ou retirez une annonce pour en ouvrir une autre."
  }
  estimates: {
    "metaTitle": "Combien vaut votre voiture ? Estimation gratuite",
    "metaDescription": "Estimez votre voiture d’occasion au Maroc en une minute : une fourchette tirée de voitures comparables, l’erreur mesurée, et trois façons de vendre. Sans téléphone.",
    "entry": {
      "eyebrow": "Estimation gratuite, sans téléphone",
      "title": "Combien vaut votre voiture ?",
      "lead": "Quelques réponses, une fourchette, et d’où elle vient.",
      "how": "Comment reconnaître la voiture",
      "byPlate": "Avec la plaque",
      "byModel": "Avec le modèle",
      "plate": "Immatriculation",
      "recognise": "Reconnaître la voiture",
      "recognising": "Recherche…",
      "known": "Nous connaissons cette voiture : {car}.",
      "knownText": "Vérifiez le modèle et l’année.",
      "unknown": "Nous n’avons jamais vu cette plaque.",
      "unknownText": "Choisissez le modèle : la plaque reste sur cet appareil pour la suite.",
      "brand": "Marque",
      "modelId": "Modèle",
      "year": "Année",
      "mileage": "Kilométrage",
      "city": "Ville",
      "fuelType": "Carburant",
      "gearType": "Boîte",
      "isFirstHand": "Première main",
      "yes": "Oui",
      "no": "Non",
      "choose": "Choisir",
      "brandFirst": "Choisissez d’abord la marque",
      "noModels": "La liste des modèles n’arrive pas.",
      "retry": "Réessayer",
      "more": "Préciser",
      "moreHint": "Plus la comparaison est juste, plus la fourchette est étroite.",
      "typo": "{km} pour une voiture de {year} ?",
      "mean": "Mettre {km}",
      "sure": "C’est bien {km}",
      "submit": "Voir l’estimation",
      "busy": "Calcul en cours…",
      "privacy": "La plaque sert à reconnaître la voiture. Elle n’est ni publiée ni conservée chez nous.",
      "last": "Votre dernière estimation",
      "lastText": "{car}, le {date}",
      "see": "La revoir"
    },
    "greyCard": {
      "title": "Carte grise sous la main ?",
      "text": "Une photo remplit la marque, le modèle et l’année.",
      "open": "Photographier la carte"
    },
    "promise": {
      "title": "Ce que vous verrez",
      "range": "Une fourchette, et le nombre de voitures derrière",
      "error": "Notre erreur mesurée, pas une promesse",
      "ways": "Trois façons de vendre, net en main"
    },
    "result": {
      "title": "Estimation : {car}",
      "metaDescription": "Fourchette de prix, voitures comparables et trois façons de vendre.",
      "edit": "Modifier",
      "car": "La voiture estimée",
      "eyebrow": "Prix de marché estimé",
      "between": "Entre {low} et {high}",
      "probable": "Le plus probable : <b>{price}</b>",
      "confidence": {
        "Low": "Estimation prudente",
        "Medium": "Estimation assez sûre",
        "High": "Estimation sûre"
      },
      "confidenceWhy": "{count, plural, one {# voiture comparable} other {# voitures comparables}}, {years, plural, one {à un an près} other {à # ans près}}",
      "chart": "{count, plural, one {# voiture} other {# voitures}} de {low} à {high} ; la fourchette va de {from} à {to}.",
      "axis": "{count, plural, one {# voiture ramenée} other {# voitures ramenées}} à {year} et {km}",
      "sold": "{count, plural, one {# vendue chez nous} other {# vendues chez nous}}",
      "told": "(dont {count, plural, one {# d’après son vendeur} other {# d’après leur vendeur}})",
      "asked": "{count, plural, one {# prix demandé} other {# prix demandés}}",
      "seeAll": "{count, plural, one {Voir la voiture} other {Voir les #}}",
      "tableCaption": "Les voitures comparées, ramenées à la vôtre",
      "tableYear": "Année",
      "tableKm": "Kilométrage",
      "tableKind": "Prix",
      "tablePrice": "Ramené à la vôtre",
      "kindSold": "Vendue",
      "kindAsked": "Demandé",
      "errorSold": "<b>7 fois sur 10, nous tombons à moins de {percent}</b> du prix de vente. Mesuré sur {count, plural, one {# vente} other {# ventes}}, au {date}.",
      "errorAsked": "<b>7 fois sur 10, nous tombons à moins de {percent}</b> du prix demandé. Mesuré sur {count, plural, one {# voiture en vente} other {# voitures en vente}}, au {date} : nos ventes sont encore trop peu nombreuses pour mesurer mieux.",
      "errorUnknown": "Notre erreur n’est pas encore mesurée : trop peu de prix sont connus.",
      "near": "Trois proches de la vôtre",
      "nearSold": "{year}, {km}, vendue le {date}",
      "nearLastAsked": "{year}, {km}, vendue le {date}, dernier prix affiché",
      "nearSellerPaid": "{year}, {km}, vendue le {date} selon son vendeur",
      "nearSellerAsked": "{year}, {km}, vendue le {date} selon son vendeur, dernier prix affiché",
      "nearAsked": "{year}, {km}, prix demandé",
      "brought": "{change} → <b>{price}</b>",
      "same": "comme la vôtre",
      "yearsOlder": "{count, plural, one {un an plus ancienne} other {# ans plus ancienne}}",
      "yearsNewer": "{count, plural, one {un an plus récente} other {# ans plus récente}}",
      "kmMore": "{km} de plus",
      "kmLess": "{km} de moins",
      "and": "{first}, {second}",
      "moves": "Ce qui fait bouger le prix",
      "perYear": "Un an plus récente : <b>{percent}</b>",
      "perKm": "10 000 km de plus : <b>{percent}</b>",
      "firstHand": "Première main : <b>{percent}</b>",
      "movesSource": "Mesuré sur ces voitures, pour une voiture comme la vôtre.",
      "until": "Estimation du {date}, gardée sous ce lien jusqu’au {until}. Sans plaque ni nom."
    },
    "refused": {
      "title": "Trop peu de voitures comparables",
      "text": "{found, plural, =0 {Nous n’avons trouvé aucune voiture comparable} one {Nous n’avons trouvé qu’une voiture comparable} other {Nous n’avons trouvé que # voitures comparables}}. Il nous en faut {needed} pour annoncer un prix : nous préférons ne rien dire plutôt que deviner.",
      "unlisted": "Nous n’avons aucune voiture de ce nom : nous préférons ne rien dire plutôt que deviner.",
      "way": "Une expertise donne un prix sans estimation. Elle est gratuite et ne vous engage pas.",
      "ask": "Demander une expertise",
      "other": "Estimer une autre voiture"
    },
    "ways": {
      "title": "Trois façons de la vendre",
      "lead": "Mêmes hypothèses, frais compris. Rien ne vous engage avant votre signature.",
      "net": "Net pour vous",
      "range": "{low} à {high}",
      "most": "Le plus d’argent, si elle se vend",
      "fees": "Frais",
      "feesOf": "Frais, {percent} + {fixed}",
      "feesPercent": "Frais, {percent}",
      "feeBetween": "−{low} à −{high}",
      "days": "{days, plural, one {# jour} other {# jours}}, une vente sur deux ({sales, plural, one {# vente} other {# ventes}})",
      "daysUnknown": "Délai inconnu : trop peu de ventes",
      "House": {
        "title": "À nous",
        "text": "Expertise, offre écrite, virement.",
        "about": "Offre habituelle",
        "share": "{low} à {high} du prix probable",
        "visits": "Visites chez vous",
        "noVisits": "aucune",
        "paid": "Virement sous {hours, plural, one {# heure} other {# heures}} une fois le dossier conforme",
        "button": "Prendre rendez-vous"
      },
      "Mediation": {
        "title": "Par nous",
        "text": "Dépôt-vente : nous exposons, essayons, signons.",
        "about": "Vendue",
        "floor": "Prix plancher",
        "floorYours": "le vôtre, écrit",
        "button": "La confier à Rihla"
      },
      "Advert": {
        "title": "Par vous",
        "text": "Votre annonce : vous répondez, vous recevez.",
        "about": "Vendue",
        "button": "Écrire mon annonce"
      },
      "source": "L’offre habituelle et les frais sont les règles actuelles de la maison ; la fourchette vient des voitures comparées, les délais de toutes nos ventes de cette sorte."
    },
    "method": {
      "title": "La méthode",
      "sample": "Nous prenons les voitures du même modèle, à {years, plural, one {un an} other {# ans}} près : celles en vente sur notre site et celles que nous avons vendues. Les voitures accidentées à réparer, non dédouanées ou au prix douteux ne comptent pas.",
      "drive": "Si vous dites le carburant et la boîte, nous ne gardons que les mêmes, quand elles sont assez nombreuses.",
      "line": "Une droite robuste dit combien ces voitures perdent par an et par 10 000 km ; les prix aberrants y pèsent peu. Chaque prix est ramené à l’année et au kilométrage de la vôtre. Les plus proches comptent davantage, une vente compte double.",
      "range": "Le prix probable est celui du milieu. La fourchette laisse dehors les 8 % les moins chers et les 8 % les plus chers.",
      "sold": "Le prix d’une voiture vendue est celui payé quand notre dossier le dit, sinon le dernier affiché ; il est arrondi à 500 DH. La ville n’entre pas dans le calcul.",
      "error": "Chaque nuit, des voitures dont le prix est connu sont estimées sans elles-mêmes : l’écart est l’erreur annoncée. Lors de la dernière mesure, {percent} des prix étaient dans la fourchette.",
      "noError": "Chaque nuit, des voitures dont le prix est connu sont estimées sans elles-mêmes : l’écart est l’erreur annoncée. Il y en a encore trop peu pour l’annoncer."
    },
    "gone": {
      "title": "Cette estimation n’existe plus",
      "text": "Le lien est faux, ou l’estimation a expiré. Une nouvelle prend une minute.",
      "again": "Estimer ma voiture"
    }
  }
  expertise: {
    "title": "{count, plural, =0 {{points} points contrôlés, rien à signaler} one {{points} points contrôlés, # à connaître} other {{points} points contrôlés, # à connaître}}",
    "lead": "Touchez une branche de l’étoile : chaque losange est un point, avec ce que l’expert a vu.",
    "none": "Cette voiture n’a pas été contrôlée par nos experts.",
    "noneHint": "Demandez à la voir, ou faites-la contrôler avant d’acheter.",
    "unit": "points",
    "star": "{ok, plural, one {# conforme} other {# conformes}}, {fixed, plural, one {# réparé} other {# réparés}}, {note, plural, one {# à noter} other {# à noter}}",
    "ok": "{count, plural, one {# conforme} other {# conformes}}",
    "fixed": "{count, plural, one {# réparé} other {# réparés}}",
    "note": "{count, plural, one {# à noter} other {# à noter}}",
    "notConcerned": "{count, plural, one {# non concerné} other {# non concernés}}",
    "petal": "{family} : {good} sur {all} en ordre",
    "outcome": {
      "ok": "conforme",
      "fixed": "réparé",
      "note": "à noter",
      "none": "non concerné"
    },
    "tile": "{point} : {text}",
    "ratio": "{good}/{all}",
    "ratioWords": "{good} sur {all}",
    "action": {
      "Repair": "à réparer",
      "Replacement": "à remplacer"
    },
    "painted": "à repeindre",
    "repairedOn": "réparé le {date}",
    "others": "{count, plural, one {# autre point conforme} other {# autres points conformes}}",
    "comma": ", ",
    "by": "Contrôlée par un expert de la maison",
    "byIn": "Contrôlée par un expert, {store}",
    "role": "Relue par une seconde personne avant d’être publiée.",
    "inspectedOn": "Contrôle",
    "mileage": "Compteur",
    "sealedOn": "Relue et scellée",
    "pointsLabel": "Points",
    "repairs": "Réparé avant la vente",
    "repairsSum": "{count, plural, one {# point} other {# points}}, {sum} à nos frais",
    "paid": "Coût, payé par nous",
    "before": "Avant",
    "after": "Après",
    "beforeAlt": "{point}, avant la réparation",
    "afterAlt": "{point}, après la réparation",
    "findings": "À noter, laissé en l’état",
    "findingsSum": "{count, plural, one {# point} other {# points}}, réparation estimée à {sum}",
    "findingsCount": "{count, plural, one {# point} other {# points}}",
    "estimated": "Réparation estimée à {cost}",
    "sum": {
      "market": "Marché, voitures comparables",
      "findings": "{count, plural, one {# point à noter} other {# points à noter}}",
      "below": "Encore sous le marché",
      "price": "Prix",
      "repair": "{count, plural, one {# point à noter, réparation estimée} other {# points à noter, réparation estimée}}"
    },
    "photoAlt": "{point}, photo de l’expert",
    "illustrationAlt": "{point}, illustration",
    "illustration": "Illustration",
    "noPhoto": "Sans photo",
    "limits": "Ce qui n’a pas été contrôlé",
    "notConcernedList": "Points sans objet sur cette voiture : {list}.",
    "seal": {
      "title": "Rapport scellé",
      "text": "Rapport {reference}, scellé le {date} à {time}. Chaque ligne est liée à la précédente : qui en change une après coup se trahit.",
      "version": "Version {version}, complétée le {date}.",
      "open": "Ouvrir la fiche publique et la vérifier",
      "pdf": "Rapport complet (PDF)",
      "qr": "Code QR de la fiche publique",
      "ask": "Poser une question à l’expert"
    },
    "page": {
      "title": "Rapport d’inspection {reference}",
      "metaDescription": "Les points contrôlés de cette voiture, ses défauts, ses réparations, et de quoi vérifier que rien n’a été changé depuis.",
      "eyebrow": "Rapport d’inspection",
      "released": "Mise en circulation {date}",
      "carReference": "Réf. {reference}",
      "print": "Imprimer",
      "toCar": "Voir l’annonce",
      "photoNote": "Un rapport est une photo.",
      "photoText": "{days, plural, =0 {Celui-ci est d’aujourd’hui.} one {Celui-ci a un jour.} other {Celui-ci a # jours.}} Il dit l’état de la voiture ce jour-là.",
      "all": "{count, plural, one {Le point} other {Les # points}}",
      "how": "Comment vérifier",
      "how1": "Scannez le code sur le papier : l’adresse doit être celle de ce site.",
      "how2": "Comparez la référence, le compteur et le sceau avec ceux du papier.",
      "how3": "Sans nous : téléchargez le rapport scellé et le programme ouvert, et lancez-le chez vous.",
      "sealLabel": "Sceau",
      "json": "Rapport scellé (JSON)",
      "script": "Programme de vérification",
      "command": "Avec Node 20 ou plus récent : {command}",
      "report": "Signaler une différence",
      "versions": "Versions",
      "versionLine": "Version {version}, scellée le {date}"
    },
    "check": {
      "running": "Vérification du sceau…",
      "good": "Ce rapport est authentique",
      "goodText": "{lines, plural, one {# ligne vérifiée} other {# lignes vérifiées}} à l’instant sur votre appareil : aucune n’a changé depuis le sceau.",
      "printedNow": "Le sceau de votre papier est celui de cette version.",
      "printedOld": "Votre papier est de la version {version}. Des réparations ont été ajoutées depuis, rien d’autre n’a changé.",
      "printedNone": "Le sceau de votre papier n’est pas celui de ce rapport",
      "printedNoneText": "Le rapport a été scellé à nouveau après l’impression de votre papier, ou le papier n’est pas de nous. Montrez-le-nous.",
      "bad": "Ce rapport a été modifié après son sceau",
      "badLine": "Ligne {line} ({about}) : modifiée.",
      "missingLine": "Ligne {line} : manquante.",
      "movedLine": "Ligne {line} ({about}) : déplacée.",
      "badFormat": "Le format du rapport n’est pas celui qui est attendu.",
      "badSeal": "La fin du rapport manque, ou son sceau n’est pas le bon.",
      "different": "Ce que montre cette page n’est pas ce que dit le rapport scellé.",
      "cannot": "Le sceau n’a pas pu être vérifié ici",
      "cannotSecure": "Votre navigateur ne calcule pas d’empreintes sur une adresse sans https. Le programme ouvert le fait sans nous.",
      "cannotLoad": "Le rapport scellé n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.",
      "cannotScript": "Sans JavaScript, cette page ne vérifie rien : le programme ouvert le fait.",
      "photos": "Vérifier aussi les photos ({count})",
      "photosRunning": "Vérification des photos, {done} sur {count}",
      "photosGood": "{count, plural, one {La photo est celle} other {Les # photos sont celles}} du rapport scellé.",
      "photosBad": "{count, plural, one {Une photo n’est pas celle} other {# photos ne sont pas celles}} du rapport scellé : {list}.",
      "photosFailed": "{count, plural, one {Une photo n’a pas pu être chargée} other {# photos n’ont pas pu être chargées}} : {list}."
    },
    "asWritten": "Tel que l’expert l’a écrit, en {language} :"
  }
  expertisePrintout: {
    "family": {
      "Body": "Carrosserie, peinture",
      "GlassAndLights": "Vitrages et éclairage",
      "WheelsAndBrakes": "Roues et freins",
      "Engine": "Moteur",
      "DriveAndSteering": "Transmission et direction",
      "Electrics": "Électricité, électronique",
      "Interior": "Habitacle",
      "RoadAndPapers": "Essai routier, papiers"
    },
    "limit": {
      "dismantling": "Rien n’a été démonté : l’intérieur du moteur, de la boîte et des parties fermées n’a pas été vu.",
      "longRun": "L’essai routier est court : un défaut qui n’apparaît qu’à long terme a pu rester caché.",
      "after": "Le rapport dit l’état de la voiture le jour du contrôle, non ce qui arrive ensuite."
    },
    "car": "Voiture",
    "version": "Version",
    "carReference": "Référence",
    "released": "Mise en circulation",
    "mileage": "Compteur au contrôle",
    "by": "Contrôlée par",
    "expert": "un expert de la maison",
    "store": "Agence",
    "inspectedOn": "Contrôle",
    "sealedOn": "Relue et scellée",
    "sheetVersion": "Version du rapport",
    "carTitle": "La voiture",
    "inspection": "Le contrôle",
    "seal": "Sceau",
    "sealText": "Chaque ligne du rapport scellé est liée à la précédente. Scannez le code de la première page : la page compare ce sceau avec celui du rapport et recalcule chaque ligne sur votre appareil. Un programme ouvert, sur la même page, le fait sans nous.",
    "counts": "{ok, plural, one {# point conforme} other {# points conformes}}, {fixed, plural, one {# réparé} other {# réparés}}, {note, plural, one {# à noter} other {# à noter}}, {none, plural, one {# non concerné} other {# non concernés}}",
    "point": "Point",
    "outcome": "Résultat",
    "said": "Ce que l’expert a vu",
    "result": {
      "ok": "conforme",
      "fixed": "réparé",
      "note": "à noter",
      "none": "non concerné"
    },
    "estimated": "Réparation estimée à {cost}.",
    "repaired": "Réparé le {date}.",
    "paid": "Payé par nous : {cost}.",
    "limits": "Ce qui n’a pas été contrôlé",
    "check": "Vérifier ce rapport",
    "certificate": "Nous certifions que la voiture ci-dessous a été contrôlée sur {points, plural, one {# point} other {# points}} ; le détail est dans le rapport {reference}, scellé et public.",
    "warranty": "Garantie mécanique",
    "warrantyMonths": "Durée",
    "warrantyUntil": "Jusqu’au",
    "months": "{count, plural, one {# mois} other {# mois}}",
    "whole": {
      "internal": "Document interne : réservé à l’équipe de la maison, à ne remettre ni au vendeur ni à l’acheteur.",
      "owner": "Ce que l’expert a constaté avant la signature du mandat, avec la valeur qui en résulte.",
      "file": "Le dossier",
      "type": "Nature",
      "case": "Dossier",
      "plate": "Immatriculation",
      "chassis": "Numéro de châssis",
      "expert": "Expert",
      "begun": "Contrôle commencé",
      "handedIn": "Fiche rendue",
      "closed": "Clôture",
      "status": "État",
      "findings": "Défauts relevés",
      "noFindings": "Aucun défaut n’a été relevé.",
      "action": "À faire",
      "quantity": "Qté",
      "cost": "Prix unitaire",
      "sum": "Montant",
      "remark": "Constat",
      "total": "Total des défauts",
      "value": "Cotation",
      "start": "Valeur de départ",
      "less": "Défauts relevés",
      "extras": "Suppléments convenus",
      "quotation": "Cotation",
      "reasoned": "{label} : {reason}",
      "points": "{count, plural, one {Le point contrôlé} other {Les # points, par famille}}",
      "number": "N°",
      "painted": "peinture",
      "again": "à revoir",
      "comma": ", "
    },
    "written": "Les remarques libres de l’expert sont dans la langue où il les a écrites.",
    "agreedExtras": "Complément convenu",
    "closed": {
      "caseEnded": "Le dossier du vendeur est clos.",
      "sellerCancelled": "Annulée par le vendeur"
    }
  }
  favourites: {
    "title": "Favoris",
    "metaTitle": "Mes voitures favorites",
    "metaDescription": "Les voitures que vous avez enregistrées, avec leur prix d’aujourd’hui.",
    "count": "{count, plural, =0 {Aucune voiture enregistrée} one {# voiture enregistrée} other {# voitures enregistrées}}",
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
    "priceWas": "{price} quand vous l’avez enregistrée",
    "gone": "Plus disponible",
    "goneNote": "Cette voiture n’est plus en vente.",
    "findSimilar": "Chercher une voiture proche",
    "unreachable": "Certaines voitures n’ont pas pu être chargées.",
    "retry": "Réessayer",
    "loading": "Chargement de vos favoris",
    "emptyTitle": "Aucun favori pour le moment",
    "emptyText": "Touchez le cœur d’une voiture pour la retrouver ici, avec son changement de prix.",
    "browse": "Parcourir les voitures",
    "reserve": "Réserver plusieurs voitures",
    "sort": "Trier",
    "heart": "Enregistrer {title} dans les favoris",
    "sorts": {
      "saved": "Dernières enregistrées",
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
    }
  }
  favouritesMail: {
    "subject": "{title} : le prix est descendu à {price}",
    "preheader": "Vous vouliez le savoir à partir de {below}.",
    "title": "Le prix de la {title} a baissé",
    "text": "La {title} que vous gardez dans vos favoris coûte maintenant {price}. Vous nous aviez demandé de vous prévenir à {below} ou moins.",
    "open": "Voir la voiture",
    "once": "Cette alerte a joué son rôle : nous ne vous écrirons plus au sujet de ce prix. Vous pouvez fixer un nouveau montant dans vos favoris.",
    "stop": "Arrêter l’alerte de prix de cette voiture",
    "kept": {
      "preheader": "Une voiture de vos favoris coûte moins cher.",
      "text": "La {title} que vous gardez dans vos favoris coûte maintenant {price}.",
      "why": "Vous recevez ce message parce que vous avez accepté d’être prévenu des baisses de prix de vos favoris. Une baisse n’est annoncée qu’une fois.",
      "stop": "Ne plus m’écrire quand le prix d’un favori baisse"
    }
  }
  fieldErrors: {
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
    "cin": "« {field} » n’est pas un numéro de CIN valable. Exemple : AB123456.",
    "ice": "« {field} » n’est pas un ICE valable : 15 chiffres, dont les deux derniers vérifient les autres.",
    "rc": "« {field} » n’est pas un numéro de registre du commerce valable.",
    "plate": "Le numéro « {field} » n’est pas valable. Exemple : 12345A11.",
    "chassis": "Le numéro « {field} » compte 17 signes, lettres et chiffres, sans I, O ni Q.",
    "chassisExists": "Le numéro « {field} » est déjà celui de la voiture {reference}.",
    "releaseDate": "La date « {field} » doit se situer entre 1950 et aujourd’hui.",
    "unproven": "« {field} » : le propriétaire de ce compte n’a pas encore confirmé son adresse e-mail. Demandez-lui de le faire, puis recommencez.",
    "secureAddress": "« {field} » doit être une adresse qui commence par https://.",
    "ownArea": "« {field} » doit être l’une de vos agences.",
    "byTransfer": "« {field} » ne change plus que par un transfert.",
    "noFormerPrice": "Pas de promotion sans preuve : il faut un prix plus bas que tous ceux demandés dans les 30 jours d’avant, en vente depuis une semaine au moins (« {field} »).",
    "aboveMarket": "Une voiture au-dessus du prix du marché ne va pas à la une (« {field} »).",
    "sameArea": "La voiture se trouve déjà dans cette agence (« {field} »).",
    "picture": "Cette photo ne s’ouvre pas (JPEG, PNG ou WebP).",
    "pdf": "Ce PDF ne s’ouvre pas, ou demande un mot de passe.",
    "pdfActive": "Ce PDF contient un programme ou un fichier joint. Imprimez-le en PDF, puis envoyez cette copie.",
    "tooManyPages": "Ce PDF compte plus de {limit} pages.",
    "fileType": "Ce fichier n’est ni une photo JPEG, PNG ou WebP, ni un PDF.",
    "fileSize": "Ce fichier dépasse {limit} Mo.",
    "hours": "« {field} » : chaque jour est fermé ou a une ouverture avant sa fermeture (HH:MM).",
    "numbers": "« {field} » : une liste de nombres croissants, sans répétition.",
    "farAbove": "« {field} » dépasse de plus de 500 km le dernier kilométrage connu ({limit} km). Relisez le compteur, puis confirmez.",
    "doubtfulPrice": "« {field} » est loin du dernier prix ou du marché. Relisez le montant, puis confirmez-le.",
    "rib": "« {field} » n’est pas un RIB : 24 chiffres dont la clé est juste.",
    "byContract": "« {field} » : le contrat de dépôt-vente fixe cette valeur.",
    "chequeKnown": "Ce chèque est déjà noté, dans le dossier {reference}.",
    "byCertification": "« {field} » : seule une expertise de certification acceptée le dit.",
    "byInspection": "« {field} » : cette valeur vient d’une expertise acceptée.",
    "unexplained": "« {field} » : {limit} DH restent sans explication.",
    "taken": "« {field} » est déjà pris.",
    "alreadyRead": "« {field} » a été relu et ne change pas avec cette correction.",
    "otherCar": "La valeur de départ a été calculée pour une autre voiture : un responsable doit se prononcer (« {field} »).",
    "aboveRange": "Ce prix dépasse le haut du marché, {limit} DH : confirmez-le (« {field} »).",
    "unlisted": "« {field} » n’est pas dans la liste : choisissez le modèle de la liste, ou ajoutez-le.",
    "oneCriterion": "Choisissez au moins un critère (« {field} »).",
    "oneLetterAWeek": "La lettre part une fois par semaine au plus : une autre est à moins de sept jours pour ces lecteurs (« {field} »)."
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
    "keep": "Enregistrer cette simulation",
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
    },
    "assumptions": "{car} à crédit : un exemple"
  }
  greyCard: {
    "offer": "Nous pouvons lire la carte et la comparer à ce que vous avez écrit. La lecture se fait chez nous, sans passer par un tiers.",
    "read": "Lire la carte",
    "again": "Relire la carte",
    "reading": "Lecture en cours…",
    "offline": "Pas de réseau",
    "offlineText": "Vos photos restent ici. Relancez la lecture quand le réseau revient.",
    "byHand": "Vous pouvez continuer sans la lecture : ce que vous avez écrit reste.",
    "nothing": "Rien n’a pu être lu sur ces photos. Reprenez-les de face, sans reflet, ou continuez.",
    "summary": "{sure, plural, =0 {Aucune valeur ne concorde} one {# valeur concorde} many {# valeurs concordent} other {# valeurs concordent}}, {open} à vérifier. « Continuer » confirme ces choix.",
    "crop": "{field}, sur votre photo",
    "card": "La carte :",
    "typed": "Vous aviez écrit :",
    "none": "Ne pas reprendre",
    "trust": {
      "sure": "Sûr",
      "different": "Sûr, différent de vous",
      "unsure": "Peu sûr"
    },
    "field": {
      "immatriculation": "Immatriculation",
      "releasedDate": "Première mise en circulation",
      "lastName": "Nom",
      "firstName": "Prénom",
      "adresse": "Adresse",
      "brand": "Marque",
      "model": "Modèle"
    },
    "camera": {
      "open": "Prendre en photo",
      "title": "Photographier la carte grise : {face}",
      "hint": "Posez la carte sur une table sombre, sans flash, et remplissez le cadre.",
      "shoot": "Prendre la photo",
      "torch": "Lampe",
      "refused": "L’appareil photo n’est pas accessible. Choisissez un fichier."
    },
    "start": {
      "offer": "La lecture se fait chez nous, sans passer par un tiers. Rien de ces photos n’est gardé.",
      "summary": "{sure, plural, =0 {Aucune valeur n’est sûre} one {# valeur est sûre} many {# valeurs sont sûres} other {# valeurs sont sûres}}, {open} à vérifier.",
      "byHand": "Vous pouvez remplir le formulaire à la main.",
      "use": "Reprendre ces valeurs",
      "used": "Les valeurs choisies sont dans le formulaire. Complétez ce qui manque."
    },
    "plateCells": {
      "serial": "Numéro",
      "letter": "Lettre",
      "code": "Préfecture",
      "other": "Autre série (avant 2000, WW)",
      "usual": "Série actuelle",
      "otherHint": "Exemples : 1234-12-7, WW12345",
      "rareLetter": "Aucune plaque marocaine ne porte cette lettre : vérifiez-la."
    }
  }
  history: {
    "failed": {
      "retry": "Réessayer"
    },
    "booked": "Réservation {reference}, du {date}",
    "steps": {
      "label": "Étapes de l’achat",
      "Submitted": "Réservation",
      "Accepted": "Confirmation",
      "PayementDetailsSubmitted": "Paiement",
      "Billed": "Facture",
      "Controlled": "Contrôle",
      "Delivered": "Remise des clés",
      "done": "fait",
      "now": "en cours",
      "next": "à venir",
      "summary": "Étape {step} sur {all} : {name}",
      "all": "Toutes les étapes sont faites"
    },
    "facts": {
      "title": "Détails",
      "bookingDate": "Date de réservation",
      "status": "Statut",
      "deliveryDate": "Date de livraison",
      "toFix": "à fixer",
      "price": "Prix",
      "listedPrice": "Prix affiché à la réservation",
      "deposit": "Acompte",
      "carried": "Reporté de l’échange",
      "rest": "Reste à payer",
      "payment": "Paiement",
      "loan": "Financement envisagé",
      "loanText": "{advance} d’apport, {months, plural, one {# mois} other {# mois}}",
      "invoice": "Facture",
      "warranty": "Garantie",
      "warrantyUntil": "{name}, jusqu’au {date}"
    },
    "type": {
      "Direct": "Au comptant",
      "Financing": "Avec un financement"
    },
    "method": {
      "Cash": "Espèces",
      "Checks": "Chèque",
      "CreditCard": "Carte bancaire",
      "BankTransfer": "Virement bancaire"
    },
    "turn": {
      "yours": "À vous",
      "Pay": {
        "title": "À vous : payez l’acompte",
        "text": "La voiture est gardée pour vous.",
        "button": "Payer {amount}"
      },
      "AwaitCall": {
        "title": "Un conseiller vous appelle",
        "text": "Il confirme la réservation et fixe l’essai avec vous. Préparez votre pièce d’identité."
      },
      "AnswerPrice": {
        "title": "À vous : un nouveau prix vous est proposé",
        "text": "Comparez les deux montants, puis répondez.",
        "before": "Prix actuel",
        "now": "Prix proposé",
        "less": "{amount} de moins",
        "more": "{amount} de plus",
        "accept": "Accepter ce prix",
        "reject": "Refuser",
        "busy": "Envoi…",
        "accepted": "Nouveau prix accepté",
        "rejected": "Réponse envoyée : nouveau prix refusé"
      },
      "GivePaymentDetails": {
        "title": "À vous : dites comment vous payez",
        "text": "Nous préparons ensuite le bon de commande et la facture proforma.",
        "type": "Vous payez",
        "method": "Le solde se règle par",
        "pack": "Garantie",
        "noPack": "Sans pack de garantie",
        "packMonths": "{months, plural, one {# mois} other {# mois}}",
        "packFree": "comprise",
        "submit": "Enregistrer",
        "busy": "Envoi…",
        "saved": "Paiement enregistré",
        "chooseMethod": "Choisissez un moyen de paiement.",
        "loan": "Votre financement",
        "advance": "Apport, en % du prix",
        "months": "Durée, en mois",
        "badLoan": "Un apport de 0 à 90 % et une durée de 1 à 120 mois."
      },
      "PayRest": {
        "title": "Reste à payer : {amount}",
        "text": "En agence ou par virement. La facture suit dès que le solde est réglé.",
        "settled": "Tout est payé",
        "settledText": "La facture suit."
      },
      "AwaitControl": {
        "title": "Nous contrôlons la voiture avant la remise",
        "text": "Vous recevez un message dès qu’elle est prête."
      },
      "FetchCar": {
        "title": "À vous : venez chercher votre voiture",
        "text": "Apportez votre pièce d’identité.",
        "textDate": "Rendez-vous le {date}, avec votre pièce d’identité."
      },
      "TryExchange": {
        "title": "Satisfait ou échangé",
        "text": "Le mois d’échange court encore : si la voiture ne vous convient pas, appelez votre conseiller."
      },
      "failed": "La réponse n’est pas partie",
      "Objection": {
        "accepted": "Votre accord au nouveau prix est noté : {price}",
        "rejected": "Votre refus du nouveau prix est noté : le prix reste de {price}",
        "text": "Votre conseiller a noté cette réponse pour vous. Si ce n’est pas la vôtre, dites-le avant {until} : le prix vous sera de nouveau proposé.",
        "until": "le {day} à {time}",
        "button": "Ce n’est pas ma réponse",
        "done": "C’est noté : à vous de répondre."
      }
    },
    "exchange": {
      "title": "Mois d’échange",
      "days": "{count, plural, one {Encore # jour, jusqu’au {date}} other {Encore # jours, jusqu’au {date}}}",
      "kilometres": "{km} au plus depuis la remise",
      "over": "Le mois d’échange est passé depuis le {date}.",
      "forTitle": "Échangée contre {car}",
      "forText": "{amount} sont reportés sur la réservation {reference}.",
      "forLeft": "{amount} sont à vous rendre ; le remboursement apparaîtra ici.",
      "ofTitle": "En échange de {car}",
      "ofText": "{amount}, réglés pour la réservation {reference}, comptent pour cette voiture.",
      "see": "Voir cet achat"
    },
    "ledger": {
      "title": "Votre argent",
      "empty": "Aucun mouvement pour le moment.",
      "Held": "Acompte reçu et gardé pour vous",
      "Counted": "Acompte déduit du prix",
      "Paid": "Paiement reçu",
      "PaidBy": "Paiement reçu ({method})",
      "Returning": "Remboursement en route",
      "Returned": "Remboursé",
      "Kept": "Acompte gardé",
      "Corrected": "Correction d’une écriture",
      "CarriedOut": "Reporté sur la nouvelle voiture",
      "CarriedIn": "Reporté de la voiture échangée",
      "reason": {
        "HoldOver": "le paiement est arrivé après la fin du délai",
        "CarGone": "la voiture n’était plus disponible",
        "Rejected": "la réservation n’a pas été acceptée",
        "Cancelled": "réservation annulée",
        "Recovered": "voiture reprise",
        "LateCancel": "annulation après le délai de rétractation"
      }
    },
    "documents": {
      "title": "Documents",
      "none": "Vos documents apparaîtront ici."
    },
    "messages": {
      "title": "Messages envoyés",
      "none": "Aucun message pour le moment.",
      "Email": "E-mail",
      "Sms": "SMS"
    },
    "cancel": "Annuler la réservation",
    "cancelAsk": "Demander l’annulation",
    "wish": {
      "title": "Demande d’annulation envoyée le {day} à {time}",
      "text": "Votre conseiller vous répond. D’ici là, la réservation continue.",
      "withdraw": "Retirer ma demande",
      "withdrawn": "Demande retirée : la réservation continue.",
      "refused": "Votre demande d’annulation du {day} n’est pas acceptée",
      "refusedText": "La réservation continue. La réponse de votre conseiller :"
    },
    "open": "Voir la voiture",
    "tradeIn": "Reprise de votre {car}",
    "more": "Détails, argent et messages",
    "changed": "Votre dossier a avancé entre-temps : voici où il en est.",
    "claim": {
      "title": "C’était vous ?",
      "text": "Une réservation a été faite avec votre adresse e-mail, sans passer par votre compte. L’ajouter à vos achats ?",
      "yes": "Oui, c’était moi",
      "no": "Non",
      "done": "La réservation est dans vos achats.",
      "gone": "Ce lien ne vaut plus : la réservation est déjà dans un compte, ou il a été envoyé à une autre adresse."
    },
    "guest": {
      "price": "Un nouveau prix vous est proposé : {price}",
      "objection": "Une réponse a été notée pour vous",
      "text": "Pour répondre, confirmez que c’est bien vous : un code part par SMS au numéro de la réservation.",
      "send": "Recevoir le code",
      "sent": "Un code à six chiffres vient de partir par SMS au numéro qui se termine par {end}. Il vaut dix minutes.",
      "code": "Code reçu par SMS",
      "need": "Tapez le code reçu par SMS.",
      "bad": "Ce code n’est pas le bon, ou il a expiré.",
      "check": "Confirmer",
      "again": "Renvoyer le code",
      "cancel": "Annuler la réservation",
      "withdraw": "Retirer la demande d’annulation",
      "cancelText": "Pour annuler, confirmez que c’est bien vous : un code part par SMS au numéro de la réservation.",
      "withdrawText": "Pour retirer votre demande, confirmez que c’est bien vous : un code part par SMS au numéro de la réservation."
    },
    "buyer": {
      "title": "À vous : complétez vos coordonnées",
      "text": "Elles figurent sur le bon de commande, la facture et la garantie. Ensuite, vous direz comment vous payez.",
      "heading": "Acheteur, sur les documents",
      "idNumber": "Numéro de CIN",
      "address": "Adresse",
      "addressLine2": "Complément d’adresse",
      "zip": "Code postal",
      "city": "Ville",
      "save": "Enregistrer",
      "saved": "Coordonnées enregistrées"
    }
  }
  home: {
    "claim": "Chaque voyage commence par une voiture sûre.",
    "doors": {
      "legend": "Acheter ou vendre",
      "buy": "Acheter",
      "sell": "Vendre"
    },
    "bodies": {
      "title": "Quelle voiture pour votre route ?",
      "all": "Toutes les voitures"
    },
    "featured": {
      "title": "À la une cette semaine",
      "lead": "Choisies par nos agences.",
      "all": "{count, plural, one {Voir la voiture certifiée} other {Voir les {shown} certifiées}}"
    },
    "newest": {
      "title": "Certifiées, tout juste arrivées",
      "lead": "Rangées par date de mise en ligne. Aucune place n’est payée ici."
    },
    "promoted": {
      "title": "En promotion en ce moment",
      "lead": "Prix baissés. L’ancien prix affiché est celui que nous demandions vraiment.",
      "all": "Toutes les promotions"
    },
    "sell": {
      "estimate": "Estimer ma voiture",
      "request": "Proposer ma voiture",
      "call": "Appel gratuit",
      "network": "Trouver une agence"
    },
    "brands": {
      "title": "Par marque",
      "all": "{count, plural, one {La marque} other {Les # marques}}"
    },
    "network": {
      "eyebrow": "Notre réseau",
      "title": "De Tanger à Agadir, une agence sur votre route.",
      "map": "Carte schématique du réseau",
      "cars": "{count, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}}",
      "directions": "Itinéraire vers {name}",
      "stores": "{count, plural, one {# agence} other {# agences}}"
    },
    "seo": {
      "title": "Voitures d’occasion certifiées au Maroc",
      "description": "Cherchez, comparez et choisissez votre voiture d’occasion au Maroc : voitures certifiées, prix expliqués, garantie de {min} à {max, plural, one {# mois} other {# mois}}.",
      "sameWarranty": "Cherchez, comparez et choisissez votre voiture d’occasion au Maroc : voitures certifiées, prix expliqués, garantie de {max, plural, one {# mois} other {# mois}}."
    },
    "report": {
      "eyebrow": "Un vrai rapport, pas un exemple",
      "title": "{families} familles, {points} points, rien de caché",
      "lead": "Notre inspection compte {points, plural, one {# point} other {# points}}. Le rapport entier est publié, avec ce qui n’a pas été contrôlé.",
      "star": "{ok} points conformes, {fixed} réparés, {note} à noter",
      "unit": "points",
      "ok": "{count, plural, one {# conforme} many {# conformes} other {# conformes}}",
      "fixed": "{count, plural, one {# réparé à nos frais} many {# réparés à nos frais} other {# réparés à nos frais}}",
      "note": "{count, plural, one {# à noter} many {# à noter} other {# à noter}}",
      "read": "Lire ce rapport"
    }
  }
  identity: {
    "home": "Retour à l’accueil de {name}",
    "errorTitle": "Erreur : {title}",
    "wall": "Vos favoris, vos demandes, vos alertes : tout au même endroit, sur tous vos appareils.",
    "free": "Vous pouvez parcourir, comparer et garder des favoris sans compte.",
    "or": "ou",
    "cancel": "Revenir au site sans se connecter",
    "back": "Retour au compte",
    "backToSite": "Retour au site",
    "tabs": {
      "label": "Mon compte",
      "history": "Historique",
      "alerts": "Alertes",
      "favourites": "Favoris",
      "profile": "Profil",
      "account": "Compte"
    },
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
      "title": "Heureux de vous revoir",
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
    "invited": {
      "subject": "Votre accès à l’espace équipe de {site}",
      "preheader": "Choisissez votre mot de passe, le lien est valable 3 jours.",
      "title": "Bienvenue dans l’équipe {site}",
      "text": "Un compte vous a été ouvert pour travailler dans l’espace équipe de {site}. Choisissez votre mot de passe, puis connectez-vous avec cette adresse. Le lien est valable 3 jours et ne sert qu’une fois.",
      "button": "Choisir mon mot de passe",
      "late": "Le lien n’est plus valable ? Demandez à votre responsable de vous inviter de nouveau."
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
  intermediation: {
    "title": "Mes dépôts-ventes",
    "one": "Votre dépôt-vente",
    "failed": "Vos dépôts-ventes ne sont pas arrivés",
    "offline": "Pas de réponse. Vérifiez le réseau et réessayez.",
    "moment": "{day} à {time}",
    "kind": "Dépôt-vente",
    "journey": "Parcours du dépôt-vente",
    "stepOf": "Étape {place} sur {count} : {name}",
    "state": {
      "done": "fait",
      "now": "en cours",
      "next": "à venir"
    },
    "station": {
      "request": "Demande",
      "expertise": "Expertise",
      "terms": "Prix et frais",
      "contract": "Contrat",
      "sale": "En vente",
      "transfer": "Virement"
    },
    "status": {
      "Submited": "Demande reçue",
      "Accepted": "Expertise à venir",
      "Rejected": "Terminé sans vente",
      "TechnicalExpertiseSubmitted": "Proposition en préparation",
      "TechnicalExpertisePendingEdit": "Expertise à compléter",
      "FlooePriceSubmited": "Prix à convenir",
      "ContractGenerated": "Contrat à signer",
      "ContractSigned": "Contrat signé",
      "Complete": "Vendue",
      "TransferedToAd": "Passée en annonce"
    },
    "says": {
      "Submited": "Un conseiller lit votre demande et vous répond.",
      "Accepted": "Apportez la voiture à l’agence : l’expertise est gratuite et ne vous engage à rien.",
      "Rejected": "Nous ne vendons pas, ou plus, cette voiture pour vous.",
      "TechnicalExpertiseSubmitted": "L’expertise est faite ; un responsable prépare le prix et les frais.",
      "TechnicalExpertisePendingEdit": "L’expert complète sa fiche.",
      "proposed": "Voici le prix affiché, le prix plancher et les frais. Rien n’est signé à ce stade.",
      "wished": "Un responsable étudie le plancher que vous souhaitez et vous répond.",
      "agreed": "Votre accord est noté : nous préparons le contrat.",
      "ContractGenerated": "Lisez le contrat, puis signez-le à l’agence ou renvoyez-le signé.",
      "ContractSigned": "Nous préparons l’annonce : photos et contrôle de la fiche.",
      "online": "Votre voiture est en vente sur le site.",
      "Complete": "Votre voiture est vendue et remise à son acheteur.",
      "TransferedToAd": "Vous la vendez vous-même : son annonce vous attend en brouillon."
    },
    "visit": "Rendez-vous {moment}, agence {store}.",
    "calendar": "Ajouter à mon agenda",
    "terms": {
      "title": "Prix et frais",
      "asking": "Prix affiché",
      "floor": "Prix plancher : jamais vendue en dessous sans votre accord",
      "floorReason": "Pourquoi ce plancher, sous la valeur de votre voiture : {reason}",
      "atAsking": "Vendue au prix affiché",
      "atFloor": "Vendue au prix plancher",
      "settlement": "Décompte de la vente",
      "price": "Prix de vente",
      "net": "Net pour vous",
      "percent": "{name} ({percent})",
      "noSale": "Sans vente, vous ne payez rien."
    },
    "agree": "Je suis d’accord",
    "wish": {
      "open": "Demander un autre plancher",
      "field": "Le plancher que vous souhaitez, en dirhams",
      "hint": "Un responsable l’étudie et vous répond.",
      "send": "Envoyer",
      "sent": "Vous avez demandé un plancher de {price}."
    },
    "papers": {
      "title": "Documents pour le contrat",
      "add": "Ajouter",
      "sending": "Envoi…",
      "there": "Reçu",
      "missing": "À envoyer",
      "refused": "À renvoyer",
      "VehicleGrayCard": "Carte grise, recto et verso",
      "CustomerCIN": "CIN",
      "CustomerRC": "Registre de commerce",
      "guest": "Pour les envoyer en ligne, créez un compte avec le même e-mail et le même téléphone ; sinon, apportez-les à l’agence."
    },
    "contract": {
      "title": "Contrat et papiers",
      "until": "Valable jusqu’au {date}.",
      "open": "Lire",
      "openOf": "Lire : {name}",
      "name": "{name}, {language}",
      "failed": "Le document n’est pas arrivé.",
      "send": "Envoyer le contrat signé",
      "sent": "Contrat signé reçu, nous le contrôlons.",
      "signed": "Signé le {date}."
    },
    "interest": {
      "title": "L’intérêt des acheteurs",
      "since": "En vente depuis le {date}",
      "views": "{count, plural, =0 {Aucune visite} one {# visite} many {# visites} other {# visites}}",
      "favourites": "{count, plural, =0 {Aucun favori} one {# favori} many {# favoris} other {# favoris}}",
      "questions": "{count, plural, =0 {Aucune question} one {# question} many {# questions} other {# questions}}",
      "bookings": "{count, plural, =0 {Aucune réservation} one {# réservation} many {# réservations} other {# réservations}}",
      "position1": "Très bon prix par rapport au marché",
      "position2": "Bon prix par rapport au marché",
      "position3": "Prix dans le marché",
      "position4": "Prix au-dessus du marché : le baisser accélère souvent la vente",
      "position5": "Prix nettement au-dessus du marché : parlons-en avec votre conseiller",
      "see": "Voir l’annonce"
    },
    "held": "Un acheteur a réservé votre voiture le {date}. Elle ne peut pas être retirée tant que cette réservation court.",
    "heldUntil": "Remise prévue le {date}.",
    "bank": {
      "title": "Votre RIB",
      "holder": "Titulaire du compte",
      "bankName": "Banque",
      "bankNumber": "RIB",
      "hint": "24 chiffres ; nous vérifions la clé.",
      "save": "Enregistrer le RIB",
      "change": "Modifier",
      "known": "Le virement ira à {holder}, {bank}, RIB {number}."
    },
    "transferDue": "Virement au plus tard le {due}.",
    "paid": "{price} virés le {at}, référence {reference}.",
    "toAd": {
      "title": "Vendre moi-même, par une annonce",
      "text": "Le dépôt-vente s’arrête, sans frais. Votre voiture devient un brouillon dans « Mes annonces », avec ce que nous en savons ; une expertise acceptée la suit. Il vous reste les photos et le texte avant de publier.",
      "button": "Passer en annonce",
      "see": "Mes annonces"
    },
    "withdraw": {
      "title": "Retirer ma voiture",
      "text": "Sans frais. Dites-nous pourquoi.",
      "comment": "Pourquoi ?",
      "button": "Retirer ma voiture"
    },
    "findings": {
      "title": "Ce que l’expertise a relevé",
      "sheetAt": "Fiche {reference}, voiture inspectée à {store}.",
      "sheet": "Fiche {reference}.",
      "start": "Valeur de départ",
      "worth": "Valeur de votre voiture",
      "none": "Aucun défaut à réparer n’a été relevé."
    },
    "agreeQuestion": {
      "title": "Accepter ce prix plancher et ces frais ?",
      "text": "Prix affiché {asking}, prix plancher {floor}. Vendue au plancher, il vous reste {net}. Vous signez ensuite le contrat de dépôt-vente ; jusque-là vous pouvez encore reprendre la voiture, sans frais.",
      "back": "Pas encore",
      "yes": "Oui, je suis d’accord"
    },
    "differences": "La voiture vue n’est pas tout à fait celle annoncée"
  }
  intermediationMail: {
    "moment": "{weekday} {day} à {time}",
    "hello": "Bonjour {name},",
    "call": "Une question ? Appelez-nous au {phone}.",
    "facts": {
      "reference": "Référence",
      "car": "Voiture",
      "visit": "Rendez-vous",
      "calendar": "Dans mon agenda",
      "store": "Agence",
      "address": "Adresse",
      "map": "Plan",
      "asking": "Prix affiché",
      "floor": "Prix plancher",
      "floorReason": "Pourquoi sous la valeur expertisée",
      "netAt": "Net pour vous au prix affiché",
      "netAtFloor": "Net pour vous au prix plancher",
      "wished": "Plancher que vous souhaitez",
      "sale": "Prix de vente",
      "net": "Net pour vous",
      "due": "Virement au plus tard",
      "transfer": "Référence du virement",
      "why": "Motif"
    },
    "submitted": {
      "subject": "Votre demande de dépôt-vente {reference} est enregistrée",
      "preheader": "Nous vous répondons pour votre {car}.",
      "title": "Demande bien reçue",
      "text": "Vous nous confiez la vente de votre {car}. Un conseiller lit votre demande et vous répond ; vous n’avez rien à faire d’ici là.",
      "button": "Suivre ma demande",
      "sms": "Rihla : demande de dépôt-vente {reference} bien reçue pour votre {car}. Suivi : {url}",
      "smsVisit": "Rihla : demande de dépôt-vente {reference} reçue pour votre {car}. Rendez-vous {visit}, agence {store}. Suivi : {url}"
    },
    "accepted": {
      "subject": "Dépôt-vente de votre {car} : expertise à l’agence",
      "preheader": "Elle est gratuite et ne vous engage à rien.",
      "title": "Votre demande est acceptée",
      "text": "Nous vendrons volontiers votre {car} pour vous. L’expertise se fait dans notre agence {store} ; elle est gratuite et ne vous engage à rien. Apportez la carte grise, votre pièce d’identité et les deux clés.",
      "button": "Voir ma demande",
      "sms": "Rihla : dépôt-vente {reference} accepté, expertise de votre {car} à l’agence {store}. {url}"
    },
    "acceptedSeen": {
      "subject": "Dépôt-vente de votre {car} : demande acceptée",
      "preheader": "Votre voiture est déjà expertisée : vous n’avez pas à la rapporter.",
      "title": "Votre demande est acceptée",
      "text": "Nous vendrons volontiers votre {car} pour vous. Elle est déjà expertisée : vous n’avez pas à la rapporter à l’agence. Un responsable prépare le prix affiché, le prix plancher et les frais, et vous les envoie.",
      "button": "Voir ma demande",
      "sms": "Rihla : dépôt-vente {reference} accepté. Votre {car} est déjà expertisée, notre proposition de prix suit. {url}"
    },
    "rejected": {
      "subject": "Le dépôt-vente de votre {car}",
      "preheader": "Nous ne pouvons pas donner suite.",
      "title": "Nous ne pouvons pas donner suite",
      "text": "Merci de nous avoir confié votre {car}. Nous ne pouvons pas la prendre en dépôt-vente.",
      "button": "Voir ma demande"
    },
    "floor": {
      "subject": "Votre {car} : notre proposition de prix",
      "preheader": "Prix affiché, prix plancher, frais et net : tout est écrit.",
      "title": "Notre proposition est prête",
      "text": "Nous proposons d’afficher votre {car} à {asking}, et de ne jamais la vendre sous {floor} sans votre accord. Voyez les frais et ce qui vous reste, puis acceptez ou proposez un autre plancher. Rien n’est signé à ce stade.",
      "button": "Voir et répondre",
      "sms": "Rihla : pour votre {car}, prix affiché {asking}, plancher {floor}. Frais, net et réponse : {url}"
    },
    "wished": {
      "subject": "Le prix plancher que vous souhaitez pour votre {car}",
      "preheader": "Un responsable l’étudie.",
      "title": "Nous étudions votre plancher",
      "text": "Nous avons bien noté le prix plancher que vous souhaitez pour votre {car}. Un responsable l’étudie et vous répond.",
      "button": "Suivre ma demande"
    },
    "agreed": {
      "subject": "Accord noté pour votre {car}",
      "preheader": "Le contrat suit.",
      "title": "Votre accord est noté",
      "text": "Vous êtes d’accord avec le prix, le plancher et les frais pour votre {car}. Nous préparons le contrat ; il ne vous engage qu’une fois signé.",
      "button": "Relire l’accord"
    },
    "contract": {
      "subject": "Le contrat de dépôt-vente de votre {car}",
      "preheader": "À signer à l’agence, ou à renvoyer signé.",
      "title": "Votre contrat est prêt",
      "text": "Le contrat de dépôt-vente de votre {car} est prêt, en français et en arabe, valable jusqu’au {until}. Signez-le à l’agence {store} sur notre tablette, ou renvoyez-le signé depuis votre espace.",
      "button": "Lire le contrat",
      "sms": "Rihla : le contrat de dépôt-vente de votre {car} est prêt. À signer à l’agence {store} ou en ligne : {url}"
    },
    "signed": {
      "subject": "Contrat signé : nous vendons votre {car}",
      "preheader": "Suivez l’intérêt des acheteurs.",
      "title": "Votre contrat est signé",
      "text": "Merci. Nous photographions et mettons en ligne votre {car}. Depuis votre espace, vous suivez l’intérêt des acheteurs, et vous pouvez retirer la voiture tant que personne ne l’a réservée.",
      "button": "Suivre la vente"
    },
    "sold": {
      "subject": "Votre {car} est vendue : {net} pour vous",
      "preheader": "Virement au plus tard le {due}.",
      "title": "Votre voiture est vendue",
      "text": "Votre {car} est vendue et remise à son acheteur. Il vous revient {net}, virés au plus tard le {due}. Si votre RIB n’est pas encore noté, ajoutez-le maintenant.",
      "button": "Voir le décompte",
      "sms": "Rihla : votre {car} est vendue. {net} pour vous, virés au plus tard le {due}. {url}"
    },
    "advertised": {
      "subject": "Dépôt-vente {reference} : votre annonce est prête",
      "preheader": "Vous vendez vous-même votre {car}.",
      "title": "Votre voiture passe en annonce",
      "text": "Le dépôt-vente de votre {car} a pris fin, sans frais. Son annonce vous attend en brouillon : ajoutez les photos et le texte, puis publiez-la.",
      "button": "Compléter mon annonce"
    },
    "withdrawn": {
      "subject": "Dépôt-vente {reference} : voiture retirée",
      "preheader": "Nous ne vendons plus votre {car}.",
      "title": "Votre voiture est retirée",
      "text": "Le dépôt-vente de votre {car} a pris fin, sans frais. Vous pouvez nous la confier à nouveau quand vous voulez.",
      "button": "Voir mes ventes"
    },
    "paid": {
      "subject": "Virement effectué : {net}",
      "preheader": "Pour la vente de votre {car}.",
      "title": "Votre virement est parti",
      "text": "Nous avons viré {net} pour la vente de votre {car}. Selon votre banque, la somme apparaît sous un à deux jours ouvrables. Merci de votre confiance.",
      "button": "Voir le décompte",
      "sms": "Rihla : virement de {net} effectué pour la vente de votre {car}, réf. {reference}. {url}"
    }
  }
  intermediationPrintout: {
    "owner": "Propriétaire (mandant)",
    "beneficiary": "Bénéficiaire",
    "file": "Dossier",
    "label": {
      "mediation": "Dépôt-vente",
      "order": "N° de mandat",
      "agreed": "Accord du",
      "until": "Valable jusqu’au",
      "signed": "Signé le",
      "sold": "Vendue le",
      "place": "Agence",
      "holder": "Titulaire du compte",
      "bank": "Banque",
      "bankAddress": "Adresse de la banque",
      "rib": "RIB",
      "due": "Virement au plus tard",
      "paid": "Virement fait le",
      "transferReference": "Référence du virement"
    },
    "hours": "{count, plural, one {# heure} many {# heures} other {# heures}}",
    "price": "Prix de vente",
    "ofPrice": "{percent} % du prix",
    "ofMargin": "{percent} % de la marge au-dessus du plancher",
    "net": "Net pour le propriétaire",
    "atAsking": "Ce que laisse une vente au prix affiché",
    "atFloor": "Ce que laisse une vente au prix plancher",
    "settlement": "Décompte de la vente",
    "words": "Soit : {words}.",
    "terms": "Conditions",
    "translation": "Ce document existe aussi en arabe ; les deux versions ont le même contenu.",
    "sign": {
      "house": "Pour la maison (mandataire)",
      "owner": "Le propriétaire",
      "stamp": "Date, signature et cachet",
      "approved": "Date, signature, mention « lu et approuvé »",
      "drawn": "Signé sur tablette à l’agence"
    },
    "clauses": {
      "object": "Le propriétaire charge {company} de vendre le véhicule désigné ci-dessus en son nom et pour son compte. Le véhicule reste sa propriété jusqu’à la vente.",
      "owner": "Le propriétaire déclare pouvoir vendre ce véhicule, ni gagé ni saisi ; en cas de crédit, il remet la mainlevée avant la livraison à l’acheteur.",
      "price": "Le véhicule est affiché au prix indiqué. Il ne peut être vendu sous le prix plancher sans un nouvel accord écrit du propriétaire.",
      "fees": {
        "PV": "Les frais se calculent sur le prix de vente réel, comme détaillé ci-dessus. Rien n’est dû si le véhicule n’est pas vendu.",
        "M": "Les frais se prennent sur la marge, c’est-à-dire sur ce que le prix de vente réel dépasse le plancher ; le propriétaire reçoit toujours au moins le prix plancher. Rien n’est dû si le véhicule n’est pas vendu."
      },
      "keeping": "{company} garde le véhicule à l’agence, l’expose, en répond comme dépositaire, et ne l’utilise que pour des essais accompagnés.",
      "duration": "Le mandat vaut jusqu’au {until}. Il prend fin à la vente, ou à cette date s’il n’est pas prolongé par écrit.",
      "withdrawal": "Le propriétaire peut reprendre son véhicule à tout moment et sans frais, tant qu’aucun acheteur ne l’a réservé. Une réservation va à son terme : vente, ou annulation.",
      "payment": "Le net revenant au propriétaire est viré sur son compte dans les {hours} qui suivent la remise du véhicule à l’acheteur. Le virement est préparé par une personne et confirmé par une autre.",
      "exchange": "Si l’acheteur rend le véhicule au titre du mois d’échange, {company} le garde à sa charge : le net versé au propriétaire lui reste acquis.",
      "data": "Les données du propriétaire servent à cette vente (loi n° 09-08). Pour y accéder, les rectifier ou s’y opposer : {email}.",
      "law": "Le présent mandat est régi par le droit marocain. À défaut d’accord amiable, le tribunal du lieu de l’agence est compétent."
    },
    "commitment": {
      "person": "Le propriétaire, qui confie la vente de son véhicule à {company}, déclare et s’engage à ce qui suit.",
      "garage": "Le professionnel, qui confie la vente de ce véhicule de son stock à {company}, déclare et s’engage à ce qui suit.",
      "title": "Déclarations et engagements",
      "items": {
        "free": "Le véhicule lui appartient ; il n’est ni gagé, ni saisi, ni l’objet d’une opposition.",
        "credit": "Si un crédit court encore, la mainlevée de l’organisme sera remise avant la livraison à l’acheteur.",
        "state": "Les accidents, réparations et défauts qu’il connaît ont été dits à l’expert ; le kilométrage est réel.",
        "insurance": "L’assurance et la vignette restent à jour pendant le mandat.",
        "papers": "L’original de la carte grise et toutes les clés sont remis à l’agence à la signature.",
        "exclusive": "Pendant le mandat, il ne propose pas le véhicule ailleurs et transmet à l’agence tout acheteur qui s’adresse à lui.",
        "fines": "Les contraventions et péages antérieurs à la remise à l’acheteur restent à sa charge.",
        "trade": "Le véhicule figure dans ses livres, et il établit lui-même sa facture à l’acheteur, avec la TVA s’il en est redevable."
      }
    },
    "transfer": {
      "statement": "{company} s’engage à virer au propriétaire le net de la vente du véhicule désigné ci-dessus, dans les {hours} qui suivent sa remise à l’acheteur.",
      "account": "Compte à créditer",
      "rib": "Le propriétaire vérifie le RIB ci-dessus et signale sans tarder toute erreur à l’agence."
    },
    "report": {
      "statement": "Le véhicule désigné ci-dessus a été vendu par {company}, au nom et pour le compte du propriétaire, et remis à son acheteur le {date}.",
      "title": "Remis à l’acheteur",
      "items": {
        "car": "Le véhicule, dans l’état constaté à la livraison",
        "papers": "L’original de la carte grise et l’acte de vente signé",
        "keys": "Toutes les clés",
        "register": "La déclaration de la vente sur le portail de la NARSA"
      }
    },
    "sale": {
      "title": "Le prix",
      "seller": "Vendeur (propriétaire)",
      "mileage": "Kilométrage à la remise",
      "proxy": "Pour le propriétaire, son mandataire",
      "buyer": "L’acheteur",
      "statement": "{company}, mandataire du propriétaire (mandat n° {order} du {date}), vend en son nom et pour son compte le véhicule désigné ci-dessus à l’acheteur, qui l’achète.",
      "clauses": {
        "price": "L’acheteur a payé le prix indiqué ci-dessus. {company} l’a reçu pour le compte du propriétaire.",
        "transfer": "La propriété et les risques passent à l’acheteur à la remise du véhicule, le {sold}. Les contraventions et péages antérieurs restent à la charge du propriétaire.",
        "state": "L’acheteur a pu voir et essayer le véhicule avant de l’acheter. Le kilométrage à la remise est indiqué ci-dessus.",
        "free": "Le propriétaire déclare que le véhicule lui appartient et qu’il n’est ni gagé, ni saisi, ni l’objet d’une opposition.",
        "guarantee": {
          "Individual": "Le vendeur, un particulier, garantit l’acheteur contre l’éviction et contre les vices cachés (dahir formant code des obligations et des contrats, articles 532 et suivants).",
          "GarageOwner": "Le vendeur, un professionnel, garantit l’acheteur contre l’éviction et contre les vices cachés (dahir formant code des obligations et des contrats, articles 532 et suivants) ; la garantie légale de la loi n° 31-08 s’y ajoute pour un consommateur. Il établit lui-même sa facture."
        },
        "papers": "L’original de la carte grise et les clés sont remis à l’acheteur. Les parties font légaliser leurs signatures, puis l’acheteur fait établir la carte grise à son nom.",
        "exchange": "Le mois d’échange est accordé à l’acheteur par {company}, en son propre nom et à sa charge ; il n’engage pas le propriétaire.",
        "data": "Les données des parties servent à cette vente (loi n° 09-08). Pour y accéder, les rectifier ou s’y opposer : {email}.",
        "law": "Le présent contrat est régi par le droit marocain. À défaut d’accord amiable, le tribunal du lieu de l’agence est compétent."
      }
    }
  }
  kit: {
    "title": "Atelier des composants",
    "count": "{count, plural, one {# composant} other {# composants}}, chacun dans ses états.",
    "side": "Atelier",
    "search": "Rechercher un composant",
    "list": "Composants",
    "language": "Langue",
    "width": "Largeur",
    "page": "Page",
    "alone": "Seul",
    "aloneNamed": "{name} seul",
    "frame": "{name}, largeur {width} px",
    "none": {
      "title": "Aucun composant de ce nom",
      "text": "Le nom est celui du fichier, sans « .example.tsx »."
    },
    "all": "Tous les composants"
  }
  landing: {
    "crumbs": "Fil d’Ariane",
    "description": "{name} : {count, plural, one {# voiture} other {# voitures}} d’occasion{price}. Photos, kilométrage et prix comparé au marché.",
    "descriptionPrice": ", de {min} à {max}",
    "cars": "Les voitures",
    "all": "{count, plural, one {Voir la voiture et les filtres} other {Voir les # voitures et les filtres}}",
    "models": "Modèles",
    "brands": "Marques",
    "cities": "Villes",
    "citiesOf": "{brand} par ville",
    "brandsIn": "Marques à {city}",
    "fuels": "Carburants",
    "questions": "Questions fréquentes",
    "countAsk": "Combien de voitures sont en vente ?",
    "countAnswer": "{count, plural, one {# voiture est en vente en ce moment} other {# voitures sont en vente en ce moment}}{certified, plural, =0 {.} one {, dont # certifiée.} other {, dont # certifiées.}}",
    "priceAsk": "Quels sont les prix ?",
    "priceAnswer": "Les prix affichés vont de {min} à {max}.",
    "yearAsk": "De quelles années sont-elles ?",
    "yearAnswer": "Elles vont de {from} à {to}.",
    "yearSame": "Elles sont toutes de {year}.",
    "titleBody": "{body} d’occasion au Maroc",
    "titlePrice": "Voitures d’occasion jusqu’à {price}",
    "titleAll": "Voitures d’occasion par marque et par ville",
    "descriptionAll": "Toutes les marques, villes, carrosseries et tous les budgets avec des voitures en vente, et combien il y en a.",
    "bodies": "Carrosseries",
    "budgets": "Budgets",
    "budget": "Jusqu’à {price}",
    "halfAsk": "Quel budget prévoir ?",
    "halfAnswer": "La moitié des voitures dont le prix est affiché coûte {price} ou moins.",
    "count": "({count})"
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
  offline: {
    "metaTitle": "Hors ligne",
    "metaDescription": "Ce que vous pouvez lire sans réseau.",
    "title": "Vous êtes hors ligne",
    "text": "Cette page n’a pas encore été ouverte sur cet appareil : il faut du réseau pour la lire.",
    "back": "Le réseau est revenu",
    "call": "Panne ou accident : appelez-nous",
    "open": "Ouvrir la page",
    "retry": "Réessayer",
    "kept": "À lire sans réseau",
    "none": "Les pages que vous ouvrez avec du réseau restent lisibles ici ensuite.",
    "page": {
      "support": "Assistance : que faire en cas de panne ou d’accident",
      "favourites": "Mes favoris",
      "compare": "Comparer",
      "history": "Mes achats et mes documents",
      "results": "Derniers résultats de recherche",
      "home": "Accueil"
    },
    "backText": "Vous pouvez ouvrir la page que vous cherchiez."
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
      "phone": "pour vérifier que ce numéro est le vôtre",
      "booking": "pour réserver cette voiture et préparer la vente",
      "place": "pour vous garder une place et vous prévenir quand votre tour vient",
      "sale": "pour étudier votre demande de vente ou de reprise"
    }
  }
  purchasesMail: {
    "moment": "{weekday} {day} à {time}",
    "hello": "Bonjour {name},",
    "call": "Une question ? Appelez-nous au {phone}.",
    "facts": {
      "reference": "Référence",
      "car": "Voiture",
      "visit": "Rendez-vous",
      "calendar": "Dans mon agenda",
      "store": "Agence",
      "address": "Adresse",
      "hours": "Horaires",
      "map": "Plan",
      "offer": "Notre offre",
      "until": "Valable jusqu’au",
      "due": "Virement au plus tard",
      "transfer": "Référence du virement",
      "why": "Motif",
      "price": "Prix convenu",
      "toSend": "À envoyer",
      "rib": "votre RIB"
    },
    "submitted": {
      "subject": "Votre demande {reference} est enregistrée",
      "preheader": "Nous vous répondons pour votre {car}.",
      "title": "Demande bien reçue",
      "text": "Nous avons reçu votre demande pour votre {car}. Un conseiller la lit et vous répond ; vous n’avez rien à faire d’ici là.",
      "button": "Suivre ma demande",
      "sms": "Rihla : demande {reference} bien reçue pour votre {car}. Suivi : {url}",
      "smsVisit": "Rihla : demande {reference} reçue pour votre {car}. Rendez-vous {visit}, agence {store}. Suivi : {url}"
    },
    "accepted": {
      "subject": "Votre {car} : rendez-vous à l’agence",
      "preheader": "L’expertise est gratuite et ne vous engage à rien.",
      "title": "Votre demande est acceptée",
      "text": "Votre demande pour votre {car} est acceptée. L’expertise se fait dans notre agence {store} ; elle est gratuite et ne vous engage à rien. Apportez la carte grise, votre pièce d’identité et les deux clés.",
      "button": "Voir ma demande",
      "sms": "Rihla : demande {reference} acceptée, expertise de votre {car} à l’agence {store}. {url}"
    },
    "rejected": {
      "subject": "Votre demande pour votre {car}",
      "preheader": "Nous ne pouvons pas donner suite.",
      "title": "Nous ne pouvons pas donner suite",
      "text": "Merci de nous avoir proposé votre {car}. Nous ne pouvons pas donner suite à cette demande.",
      "button": "Voir ma demande"
    },
    "offer": {
      "subject": "Notre offre pour votre {car} : {price}",
      "preheader": "Valable jusqu’au {until}.",
      "title": "Votre offre est prête",
      "text": "Nous vous proposons {price} pour votre {car}. Le détail du calcul est dans votre espace. Vous pouvez accepter, demander un autre prix ou refuser jusqu’au {until}.",
      "button": "Voir l’offre et répondre",
      "sms": "Rihla : nous vous offrons {price} pour votre {car}, jusqu’au {until}. Répondez : {url}"
    },
    "agreed": {
      "subject": "Prix accepté pour votre {car} : envoyez vos pièces",
      "preheader": "Voici les pièces que nous attendons.",
      "title": "Vous avez accepté {price}",
      "text": "Vous nous vendez votre {car} à {price}. Envoyez maintenant les pièces ci-dessous et votre RIB depuis votre espace : nous les contrôlons, puis nous établissons la facture d’achat. Si vous n’avez rien accepté, appelez-nous tout de suite.",
      "button": "Envoyer mes pièces",
      "sms": "Rihla : prix de {price} accepté pour votre {car}. Envoyez vos pièces et votre RIB : {url}"
    },
    "offerEnds": {
      "subject": "Votre offre de {price} se termine bientôt",
      "preheader": "Jusqu’au {until}.",
      "title": "L’offre se termine bientôt",
      "text": "Notre offre de {price} pour votre {car} vaut jusqu’au {until}. Ensuite, il faudra en demander une nouvelle.",
      "button": "Répondre à l’offre",
      "sms": "Rihla : notre offre de {price} pour votre {car} se termine le {until}. {url}"
    },
    "negotiated": {
      "subject": "Votre demande de prix pour votre {car}",
      "preheader": "Un responsable l’étudie.",
      "title": "Nous étudions votre prix",
      "text": "Nous avons bien noté le prix que vous souhaitez pour votre {car}. Un responsable l’étudie et vous répond. Notre offre de {price} reste à vous jusqu’au {until} : vous pouvez l’accepter à tout moment.",
      "button": "Suivre ma demande"
    },
    "documentsAccepted": {
      "subject": "Vos documents sont en règle",
      "preheader": "La facture suit.",
      "title": "Vos documents sont acceptés",
      "text": "Les documents de votre {car} sont en règle. Nous préparons la facture d’achat ; indiquez votre RIB si ce n’est pas encore fait.",
      "button": "Voir ma demande"
    },
    "documentsRejected": {
      "subject": "Un document est à renvoyer pour votre {car}",
      "preheader": "Voyez lequel et pourquoi.",
      "title": "Un document est à renvoyer",
      "text": "Un document au moins n’a pas pu être accepté pour votre {car}. Voyez lequel et pourquoi, et envoyez-le à nouveau.",
      "button": "Renvoyer le document",
      "sms": "Rihla : un document est à renvoyer pour votre {car}, réf. {reference}. {url}"
    },
    "billed": {
      "subject": "La facture d’achat de votre {car}",
      "preheader": "Il reste à signer les papiers.",
      "title": "La facture d’achat est faite",
      "text": "La facture d’achat de votre {car} est faite. Il reste à signer l’acte de cession, légalisé, et à remettre la carte grise et les clés à l’agence {store}.",
      "button": "Voir les papiers"
    },
    "conform": {
      "subject": "Papiers conformes : virement avant le {due}",
      "preheader": "Le délai de virement a commencé.",
      "title": "Tout est conforme",
      "text": "Les papiers signés de votre {car} sont conformes. Votre virement part au plus tard le {due}.",
      "button": "Suivre le virement"
    },
    "notConform": {
      "subject": "Un papier signé n’est pas conforme",
      "preheader": "Voyez ce qui manque.",
      "title": "Un papier est à reprendre",
      "text": "Un papier signé de votre {car} n’est pas conforme. Voyez ce qui manque et envoyez-le à nouveau.",
      "button": "Voir ce qui manque"
    },
    "paid": {
      "subject": "Virement effectué : {price}",
      "preheader": "Pour votre {car}.",
      "title": "Votre virement est parti",
      "text": "Nous avons viré {price} pour votre {car}. Selon votre banque, la somme apparaît sous un à deux jours ouvrables. Merci de votre confiance.",
      "button": "Voir ma vente",
      "sms": "Rihla : virement de {price} effectué pour votre {car}, réf. {reference}. {url}"
    },
    "cancelled": {
      "subject": "Votre demande {reference} est annulée",
      "preheader": "Vous pouvez en faire une autre quand vous voulez.",
      "title": "Demande annulée",
      "text": "Votre demande pour votre {car} est annulée. Vous pouvez en faire une autre quand vous voulez.",
      "button": "Voir mes ventes"
    },
    "advertised": {
      "subject": "Demande {reference} : votre annonce est prête",
      "preheader": "Vous vendez vous-même votre {car}.",
      "title": "Votre voiture passe en annonce",
      "text": "Votre demande pour votre {car} a pris fin, sans frais. Son annonce vous attend en brouillon : ajoutez les photos et le texte, puis publiez-la.",
      "button": "Compléter mon annonce"
    },
    "visitSet": {
      "subject": "Rendez-vous pour votre {car} : {visit}",
      "preheader": "À l’agence {store}.",
      "title": "Votre rendez-vous est pris",
      "text": "Nous vous attendons {visit} à l’agence {store} pour l’expertise de votre {car}. Elle est gratuite et ne vous engage à rien. Apportez la carte grise, votre pièce d’identité et les deux clés.",
      "button": "Voir ou déplacer le rendez-vous",
      "sms": "Rihla : rendez-vous {visit}, agence {store}, pour votre {car}. Déplacer ou annuler : {url}"
    },
    "visitMoved": {
      "subject": "Rendez-vous déplacé : {visit}",
      "preheader": "À l’agence {store}.",
      "title": "Votre rendez-vous est déplacé",
      "text": "Le nouveau rendez-vous pour l’expertise de votre {car} : {visit}, à l’agence {store}. L’ancien ne vaut plus.",
      "button": "Voir le rendez-vous",
      "sms": "Rihla : rendez-vous déplacé au {visit}, agence {store}, pour votre {car}. {url}"
    },
    "visitCancelled": {
      "subject": "Rendez-vous annulé pour votre {car}",
      "preheader": "Votre demande reste ouverte.",
      "title": "Le rendez-vous est annulé",
      "text": "Le rendez-vous du {visit} pour votre {car} est annulé. Votre demande reste ouverte : choisissez un autre créneau quand vous voulez.",
      "button": "Choisir un autre créneau",
      "sms": "Rihla : le rendez-vous du {visit} pour votre {car} est annulé. Un autre créneau : {url}"
    },
    "visitReminder": {
      "subject": "Rappel : rendez-vous {visit}",
      "preheader": "À l’agence {store}.",
      "title": "À bientôt à l’agence",
      "text": "Nous vous attendons {visit} à l’agence {store} pour votre {car}. Pensez à la carte grise, à votre pièce d’identité et aux deux clés.",
      "button": "Voir ou déplacer le rendez-vous",
      "sms": "Rihla : rappel, rendez-vous {visit}, agence {store}, pour votre {car}. Un empêchement ? {url}"
    },
    "deducted": {
      "subject": "Reprise déduite : {price}",
      "preheader": "Pour votre {car}.",
      "title": "Votre reprise est déduite",
      "text": "Nous avons déduit {price}, le prix de votre {car}, de la voiture que vous achetez. Merci de votre confiance.",
      "button": "Voir ma reprise",
      "sms": "Rihla : {price} pour votre {car} sont déduits de votre achat, réf. {reference}. {url}"
    },
    "draft": {
      "subject": "Votre demande à finir",
      "preheader": "Le lien qui la rouvre sur un autre appareil.",
      "title": "Reprenez votre demande où vous l’avez laissée",
      "text": "Vous avez demandé ce lien pour finir votre demande de vente ou de reprise sur un autre appareil. Les photos et le numéro de CIN n’y sont pas : ajoutez-les en la reprenant. Si vous n’avez rien demandé, ignorez ce message.",
      "button": "Reprendre ma demande",
      "until": "Le lien s’ouvre jusqu’au {until}. Le brouillon est effacé ensuite, ou dès que la demande est envoyée."
    },
    "claim": {
      "subject": "Demande {reference} : c’était vous ?",
      "preheader": "Ajoutez-la à votre compte, ou laissez-la de côté.",
      "title": "C’était vous ?",
      "text": "Une demande de vente pour une {car} a été envoyée avec votre adresse e-mail, sans passer par votre compte. Si c’était vous, ajoutez-la à votre compte : vous la suivrez depuis vos ventes, et vous seul pourrez y répondre. Sinon, ne faites rien : elle n’entre pas dans votre compte.",
      "button": "Oui, l’ajouter à mon compte"
    }
  }
  purchasesPrintout: {
    "seller": "Vendeur",
    "file": "Dossier",
    "nature": {
      "Purchase": "Vente",
      "TradeIn": "Reprise"
    },
    "label": {
      "request": "Demande",
      "nature": "Nature",
      "offered": "Offre du",
      "until": "Valable jusqu’au",
      "estimate": "Estimation en ligne",
      "place": "Agence",
      "agreed": "Acceptée le",
      "order": "N° d’achat",
      "billed": "Date de facture",
      "payment": "Paiement",
      "holder": "Titulaire du compte",
      "bank": "Banque",
      "bankAddress": "Adresse de la banque",
      "rib": "RIB",
      "due": "Virement au plus tard",
      "paid": "Virement fait le",
      "transferReference": "Référence du virement",
      "car": "Véhicule",
      "stock": "Réf. véhicule",
      "desired": "Véhicule souhaité",
      "shownPrice": "Prix affiché au {date}",
      "value": "Valeur de reprise",
      "difference": "Différence",
      "inFavour": "Différence en faveur du vendeur"
    },
    "dirhams": "{amount} DH",
    "hours": "{count, plural, one {# heure} other {# heures}}",
    "translation": "Ce document existe aussi en arabe ; les deux versions ont le même contenu.",
    "words": "Soit : {words}.",
    "sign": {
      "seller": "Le vendeur",
      "buyer": "L’acheteur",
      "approved": "Date, signature, mention « lu et approuvé »",
      "stamp": "Date, signature et cachet"
    },
    "papers": {
      "title": "Pièces à fournir par le vendeur",
      "VehicleGrayCard": "Carte grise, recto et verso",
      "CustomerCIN": "Carte nationale d’identité",
      "CustomerRC": "Registre de commerce",
      "CustomerCompanyStatus": "Statuts de la société",
      "VehicleTechnicalVisit": "Visite technique",
      "VehicleRoadTax": "Vignette de l’année",
      "VehiclePowerOfAttorney": "Procuration du titulaire de la carte grise",
      "VehicleWithdrawal": "Mainlevée de l’organisme de crédit"
    },
    "quotation": {
      "how": "Comment ce prix est calculé",
      "start": "Valeur de départ",
      "base": "Valeur avant ajustements",
      "total": "Notre offre",
      "binding": "Cette offre engage {company} jusqu’au {until}, pour le véhicule dans l’état constaté et sous réserve que les pièces soient en règle. Elle n’engage pas le vendeur, qui peut l’accepter, demander un autre prix ou la refuser.",
      "next": "La suite",
      "steps": {
        "answer": "Le vendeur répond dans son espace ou à l’agence. Sans réponse à la date indiquée, l’offre prend fin.",
        "papers": "S’il accepte, il envoie les pièces ci-dessous et son RIB ; chaque pièce est contrôlée et tout refus est motivé.",
        "deed": "La facture d’achat établie, les deux parties signent l’acte de vente et font légaliser leurs signatures le même jour.",
        "transfer": "Le prix est viré dans les {hours} qui suivent le moment où l’agence constate que les papiers signés sont conformes."
      }
    },
    "voucher": {
      "sold": "Véhicule vendu",
      "tradedIn": "Véhicule repris",
      "price": "Prix d’achat convenu",
      "value": "Valeur de reprise convenue",
      "chosen": "Véhicule choisi en échange",
      "difference": "Chiffres donnés à titre indicatif, hors frais de mutation et d’assurance. Le prix du véhicule choisi est celui de son propre bon de commande.",
      "terms": "Conditions",
      "clauses": {
        "object": "Le vendeur s’engage à vendre le véhicule désigné ci-dessus à {company}, qui s’engage à l’acheter au prix convenu.",
        "seller": "Le vendeur déclare pouvoir vendre ce véhicule, ni gagé ni saisi ; en cas de crédit, il remet la mainlevée avant la facture.",
        "papers": "L’achat se fait si les pièces ci-dessus sont en règle et si le véhicule est remis dans l’état où il a été vu.",
        "deed": "Les parties déclarent la vente sur le portail de la NARSA, signent l’acte de vente et font légaliser leurs signatures le même jour.",
        "tradeIn": "La valeur de reprise est due au vendeur. Avant la facture, les parties peuvent convenir par écrit de la déduire du prix du véhicule choisi.",
        "payment": "Le prix est viré sur le compte du vendeur dans les {hours} qui suivent le constat que les papiers signés sont conformes.",
        "delivery": "Le véhicule est remis à l’agence avec ses clés et l’original de la carte grise. La propriété et les risques passent à l’acheteur à la remise ; les contraventions antérieures restent à la charge du vendeur.",
        "withdrawal": "Jusqu’à l’établissement de la facture d’achat, le vendeur peut renoncer à la vente sans frais, en indiquant son motif.",
        "data": "Les données du vendeur servent à cet achat (loi n° 09-08). Pour y accéder, les rectifier ou s’y opposer : {email}."
      }
    },
    "bill": {
      "title": "Facture d’achat",
      "transfer": "virement bancaire",
      "total": "Net à payer au vendeur",
      "words": "Arrêtée la présente facture d’achat à la somme de : {words}.",
      "vat": {
        "person": "Le vendeur est un particulier : il ne facture pas de TVA et le prix n’en comprend aucune.",
        "company": "Le vendeur est une société : ce document constate l’achat et ne remplace pas la facture que la société établit elle-même, avec la TVA si elle en est redevable."
      }
    },
    "commitment": {
      "beneficiary": "Bénéficiaire",
      "account": "Compte à créditer",
      "statement": "{company} s’engage à virer le prix d’achat du véhicule désigné ci-dessus sur le compte à créditer, dans les {hours} qui suivent le moment où elle constate que les papiers signés sont conformes.",
      "total": "Montant à virer",
      "conditions": "À remettre auparavant",
      "items": {
        "deed": "L’acte de vente, signatures des deux parties légalisées le même jour",
        "greyCard": "L’original de la carte grise",
        "keys": "Le véhicule et toutes ses clés"
      },
      "clock": "Le délai de {hours} court dès que l’agence constate que tout est conforme. Le vendeur en est averti par écrit, avec l’heure limite du virement.",
      "rib": "Le vendeur vérifie le RIB ci-dessus et signale sans tarder toute erreur à l’agence."
    }
  }
  roadside: {
    "position": {
      "ask": "Envoyer ma position par SMS",
      "asking": "Recherche de votre position…",
      "known": "Votre position, à {meters, plural, one {# mètre} other {# mètres}} près :",
      "open": "Ouvrir le SMS",
      "text": "Je suis arrêté ici : {map}",
      "refused": "Votre appareil ne donne pas sa position. Autorisez-la pour ce site, ou dites au téléphone la borne ou la ville la plus proche.",
      "unknown": "Position introuvable d’ici. Dites au téléphone la borne, la sortie ou la ville la plus proche."
    },
    "call": {
      "ask": "Me rappeler",
      "title": "Nous vous rappelons",
      "lead": "{minutes, plural, one {Dans la minute} other {En # minutes au plus}}, jour et nuit.",
      "danger": "Un blessé, un danger ? Appelez d’abord le 15, le 19 ou le 177.",
      "name": "Votre nom",
      "phone": "Téléphone",
      "what": "Que se passe-t-il ?",
      "Breakdown": "Une panne",
      "Accident": "Un accident",
      "place": "Où êtes-vous ?",
      "placeHint": "Route, borne, sortie ou ville",
      "locate": "Joindre ma position",
      "located": "Votre position est jointe.",
      "website": "Laissez ce champ vide",
      "submit": "Demander le rappel",
      "sending": "Envoi…",
      "offline": "Pas de réseau. Appelez-nous, ou envoyez votre position par SMS.",
      "failed": "La demande n’est pas partie",
      "done": "Rappel demandé",
      "until": "Nous vous appelons avant {time}. Gardez la ligne libre.",
      "need": {
        "name": "Indiquez votre nom.",
        "phone": "Indiquez votre téléphone."
      },
      "bad": {
        "name": "Le nom ne contient que des lettres.",
        "phone": "Le numéro commence par 0 et compte 10 chiffres.",
        "place": "Dites-le en 200 caractères au plus."
      }
    },
    "kept": "Cette page reste lisible sans réseau une fois ouverte."
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
    "summary": "{total, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}}",
    "summaryCertified": "{count, plural, =0 {} one {, dont # certifiée} other {, dont # certifiées}}",
    "skip": "Aller aux résultats",
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
    "say": {
      "title": "Dites-nous la voiture",
      "placeholder": "clio diesel casa 120 000",
      "show": "{count, plural, =0 {Voir quoi changer} one {Voir {shown} voiture} other {Voir {shown} voitures}}",
      "all": "Voir les voitures",
      "sum": "{total, plural, =0 {Aucune voiture ne réunit tout cela.} one {# voiture} other {# voitures}}{certified, plural, =0 {} one {, dont # certifiée} other {, dont # certifiées}}",
      "unread": "« {word} » n’est pas compris",
      "without": "{count, plural, one {Sans « {filter} » : # voiture} other {Sans « {filter} » : # voitures}}",
      "sameModel": "{count, plural, one {Voir la seule {car} du Maroc} other {Voir les # {car} du Maroc}}",
      "examples": "Par exemple",
      "example1": "Dacia Duster moins de 200 000 DH",
      "example2": "citadine automatique à Rabat",
      "dictate": "Dicter la phrase",
      "deaf": "La dictée n’a pas marché. Écrivez votre phrase.",
      "precise": "Plus précis",
      "preciseHint": "marque, modèle, budget, ville",
      "allFilters": "Toutes les voitures et tous les filtres",
      "brand": "Marque",
      "anyBrand": "Toutes",
      "model": "Modèle",
      "anyModel": "Tous",
      "budget": "Budget maximum",
      "anyBudget": "Sans limite",
      "city": "Ville",
      "anyCity": "Tout le Maroc"
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
      "except": "Exclure {filter}",
      "remove": "Retirer le filtre {filter}",
      "count": "{count, plural, one {# voiture} other {# voitures}}",
      "moreBrands": "{count, plural, one {# autre marque} other {# autres marques}}",
      "moreCities": "{count, plural, one {# autre ville} other {# autres villes}}",
      "moreModels": "{count, plural, one {# autre modèle} other {# autres modèles}}",
      "moreBodies": "{count, plural, one {# autre forme} other {# autres formes}}",
      "moreColors": "{count, plural, one {# autre couleur} other {# autres couleurs}}",
      "all": "Afficher tous les choix",
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
      "below": "< {distance}",
      "between": "{from} – {to}",
      "atLeast": "Dès {from}",
      "atMost": "Jusqu’à {to}",
      "since": "Depuis {from}",
      "until": "Jusqu’en {to}",
      "age": "{years, plural, one {# an} other {# ans}}",
      "maxAge": "Âge au plus",
      "atMostLabel": "Au plus"
    },
    "except": "sauf {filter}",
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
      "relevance": "conseillé",
      "relevanceWhy": "Certifiées et à bon prix d’abord, puis les plus récentes. Une place payée au plus toutes les six, jamais dans les trois premières.",
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
    "why": {
      "ask": "Pourquoi ici ?",
      "askOf": "Pourquoi ici ? {car}",
      "close": "Fermer",
      "title": "{place, plural, =1 {Pourquoi la première place ?} one {Pourquoi la #ᵉ place ?} other {Pourquoi la #ᵉ place ?}}",
      "Paid": "Cette place est <b>payée par le vendeur</b>. Sans cela, cette voiture serait {place, plural, =1 {première} one {#ᵉ} other {#ᵉ}}.",
      "CertifiedAndPrice": "Certifiée et à bon prix : ces voitures viennent d’abord.",
      "Certified": "Certifiée : ces voitures viennent après celles qui sont aussi à bon prix.",
      "Price": "À bon prix : ces voitures viennent après les certifiées.",
      "Newest": "Ni certifiée ni à bon prix reconnu : ces voitures sont rangées par date, la dernière annonce d’abord.",
      "AboveMarket": "Au-dessus du marché : ces voitures viennent après les autres.",
      "DoubtfulPrice": "Prix à vérifier : ces voitures viennent en dernier.",
      "Sort": "Vous avez choisi l’ordre : {order}. Aucune place n’y est payée.",
      "fits": "Elle répond à tous vos filtres",
      "fair": "Son prix n’est pas au-dessus du marché",
      "above": "Son prix est au-dessus du marché",
      "doubtful": "Son prix, nettement sous le marché, est à vérifier",
      "notCompared": "Son prix n’a pas pu être comparé",
      "noPrice": "Son prix est sur demande",
      "certified": "Elle est certifiée par nous",
      "notCertified": "Elle n’est pas certifiée par nous",
      "rule": "Une place payée au plus toutes les six, jamais dans les trois premières.",
      "how": "Comment nous classons",
      "hidePaid": "Masquer les annonces payées"
    },
    "ranked": {
      "lead": "Sans autre choix de votre part, les voitures viennent dans cet ordre :",
      "CertifiedAndPrice": "Certifiées et à bon prix",
      "Certified": "Certifiées",
      "Price": "À bon prix",
      "Newest": "Les autres",
      "AboveMarket": "Au-dessus du marché",
      "DoubtfulPrice": "Prix à vérifier",
      "among": "Entre voitures de même rang, la dernière annonce publiée vient d’abord. Une promotion ou une mise à la une ne change pas la place.",
      "paidTitle": "Les places payées",
      "paid": "La 4ᵉ place, la 10ᵉ, la 16ᵉ et ainsi de suite peuvent être payées par un vendeur : une sur six au plus, jamais l’une des trois premières. Seule une voiture qui répond à tous vos filtres peut y venir, et elle porte toujours les mots « Annonce payée ».",
      "sorted": "Si vous choisissez un autre ordre, aucune place n’est payée."
    },
    "legend": {
      "placed": "{count} annonces comparables ou plus : le prix est placé parmi elles.",
      "alone": "Moins de {count}, ou une voiture à réparer : nous montrons le prix sans le juger."
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
      "band": "Ne manquez pas la prochaine",
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
    "change": {
      "title": "Le plus petit changement",
      "lead": "Du plus léger au plus large. Rien n’est élargi sans vous.",
      "amount": "{amount} de plus",
      "upTo": "Jusqu’à {amount}, tout le reste inchangé",
      "since": "Dès {year}",
      "city": "{city}, à {distance}",
      "cityText": "À vol d’oiseau ; tout le reste inchangé",
      "also": "{car} aussi",
      "modelText": "Même carrosserie, tout le reste inchangé",
      "rest": "Tout le reste inchangé",
      "see": "{count, plural, one {Voir # de plus} other {Voir # de plus}}",
      "more": "{count, plural, one {# de plus} other {# de plus}}"
    },
    "failure": {
      "title": "La recherche n’a pas répondu",
      "text": "Vos filtres sont gardés. Réessayez dans un moment.",
      "retry": "Réessayer",
      "badTitle": "Un filtre de l’adresse n’est pas valable",
      "badRemove": "Retirer ce filtre",
      "offline": "Pas de réseau",
      "offlineText": "Vérifiez votre connexion et réessayez : vos filtres sont gardés.",
      "offlineList": "Vérifiez votre connexion et réessayez. Vos filtres sont gardés ; les voitures affichées sont celles d’avant."
    },
    "code": {
      "Reference": "Référence {value}",
      "ChassisNumber": "Châssis {value}",
      "RegistrationNumber": "Plaque {value}",
      "ComparableTo": "Annonces comparées à la voiture n° {value}"
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
      "notIsArchived": "En vente",
      "IsFinanced": "Finançables",
      "notIsFinanced": "Sans financement",
      "IsBoosted": "Annonces payées",
      "notIsBoosted": "Sans annonces payées"
    },
    "monthly": {
      "legend": "Budget",
      "price": "Prix",
      "monthly": "Mensualité",
      "DownPayment": "Apport (DH)",
      "MonthlyBudget": "Par mois (DH)",
      "hint": "Indiquez ce que vous pouvez verser chaque mois, avec ou sans apport.",
      "buys": "Voitures jusqu’à {price} à crédit sur {months, plural, one {# mois} other {# mois}}. Indicatif, sous réserve d’acceptation.",
      "chip": "{amount} par mois",
      "chipWithDown": "{amount} par mois, apport {down}"
    }
  }
  selling: {
    "metaTitle": "Vendre ou reprendre ma voiture",
    "metaDescription": "Proposez votre voiture à Rihla : expertise gratuite, offre écrite, virement. En cinq étapes, avec ou sans compte.",
    "journey": "Étapes de la demande",
    "stepOf": "Étape {place} sur {count} : {name}",
    "stepNumber": "Étape {place} sur {count}",
    "step": {
      "car": "Voiture",
      "seller": "Vous",
      "card": "Carte grise",
      "store": "Rendez-vous",
      "confirm": "Confirmation"
    },
    "state": {
      "done": "fait",
      "now": "en cours",
      "next": "à venir"
    },
    "title": {
      "car": "Votre voiture",
      "seller": "Qui reçoit l’offre ?",
      "card": "La carte grise",
      "store": "Où et quand ?",
      "confirm": "Tout est juste ?"
    },
    "lead": {
      "car": "Ce que dit la carte grise, et le compteur.",
      "seller": "Un code par SMS protège l’offre : personne d’autre ne peut l’accepter.",
      "card": "Facultatif : deux photos évitent de tout ressaisir à l’agence.",
      "store": "L’expertise y est gratuite et ne vous engage à rien.",
      "confirm": "Relisez, corrigez ce qu’il faut, envoyez."
    },
    "fromEstimate": "Repris de votre estimation. Corrigez ce qui a changé.",
    "fromAdvert": "Repris de votre annonce. Corrigez ce qui a changé.",
    "back": "Retour",
    "next": "Continuer",
    "choose": "Choisir",
    "no": "Non",
    "retry": "Réessayer",
    "failed": "Une valeur est à corriger.",
    "range": "{low} à {high}",
    "estimateAgain": "à refaire d’après vos réponses, après l’envoi",
    "field": {
      "RegistrationType": "Immatriculée",
      "RegistrationNumber": "Immatriculation",
      "Brand": "Marque",
      "Model": "Modèle",
      "Unlisted": "Marque ou modèle hors liste",
      "ReleaseDate": "Première mise en circulation",
      "Mileage": "Kilométrage",
      "FuelType": "Carburant",
      "GearType": "Boîte de vitesses",
      "Type": "Que voulez-vous faire ?",
      "DesiredModel": "La voiture souhaitée",
      "IsUnderCredit": "Est-elle encore en crédit ?",
      "IsHolder": "La carte grise est-elle à votre nom ?",
      "Civility": "Vous êtes",
      "Ice": "ICE",
      "TradeRegister": "Registre du commerce (RC)",
      "CompanyName": "Nom de la société",
      "FirstName": "Prénom",
      "LastName": "Nom",
      "Phone": "Téléphone",
      "Email": "E-mail",
      "City": "Ville",
      "IdNumber": "Numéro de CIN",
      "Address": "Adresse",
      "Zip": "Code postal",
      "StorageAreaId": "Agence",
      "AppointmentStart": "Jour et heure"
    },
    "car": {
      "local": "Au Maroc",
      "foreign": "À l’étranger",
      "plateForeign": "Comme sur la plaque",
      "brandFirst": "Choisissez d’abord la marque",
      "noModels": "La liste des modèles n’est pas arrivée.",
      "releaseHint": "Au dos de la carte grise",
      "mileageHint": "Au compteur, en kilomètres",
      "sell": "La vendre",
      "sellHint": "Offre écrite, virement.",
      "tradeIn": "La faire reprendre contre une autre",
      "tradeInHint": "Sa valeur baisse le prix de la suivante.",
      "mediation": "La faire vendre par nous",
      "mediationHint": "Dépôt-vente : votre prix plancher, des frais seulement si elle est vendue.",
      "desiredHint": "Marque et modèle, si vous le savez déjà",
      "credit": "Oui, carte grise barrée",
      "creditHint": "Il faudra la mainlevée de la banque.",
      "holder": "Oui",
      "notHolder": "Non",
      "notHolderHint": "Il faudra une procuration du titulaire."
    },
    "seller": {
      "mrs": "Madame",
      "mr": "Monsieur",
      "company": "Une société",
      "iceHint": "15 chiffres.",
      "phoneHint": "Nous y envoyons un code, puis l’offre",
      "more": "CIN et adresse (facultatif)",
      "code": "Le code reçu par SMS",
      "codeText": "Il montre que ce numéro est bien le vôtre.",
      "otherPhone": "Changer de numéro"
    },
    "card": {
      "front": "Recto",
      "back": "Verso",
      "take": "Photographier ou choisir",
      "again": "Remplacer",
      "remove": "Retirer",
      "preview": "{face} de la carte grise",
      "later": "Les photos restent sur cet appareil et partent avec la demande.",
      "skip": "Passer cette étape",
      "file": "Choisir un fichier"
    },
    "store": {
      "area": "Agence",
      "time": "Jour et heure",
      "from": "dès {moment}",
      "later": "Sans créneau pour l’instant",
      "appointment": "Sans créneau choisi, l’agence vous appelle pour convenir d’une date.",
      "all": "{count, plural, one {Voir toutes les agences} many {Voir les # agences} other {Voir les # agences}}"
    },
    "confirm": {
      "change": "Modifier",
      "changeOf": "Modifier : {name}",
      "photos": "{count, plural, one {# photo} many {# photos} other {# photos}}",
      "noPhotos": "Aucune photo",
      "terms": "Ce que j’ai indiqué est exact, et je suis en droit de vendre cette voiture.",
      "needTerms": "Cochez cette case pour envoyer la demande.",
      "send": "Envoyer la demande",
      "sending": "Envoi…",
      "offline": "Pas de réseau : rien n’est perdu, renvoyez dès qu’il revient."
    },
    "summary": "Votre demande",
    "summaryCar": "Voiture",
    "summaryEstimate": "Estimation",
    "draft": {
      "kept": "Brouillon gardé sur cet appareil, {time}",
      "forget": "Effacer",
      "gone": "Le brouillon est effacé.",
      "undo": "Annuler"
    },
    "other": {
      "open": "Continuer sur un autre appareil",
      "title": "Continuer sur un autre appareil",
      "text": "Ouvrez ce lien sur l’autre appareil : votre demande y reprend là où vous l’avez laissée, sans les photos ni la CIN. Nous gardons ce brouillon jusqu’au {until}, ou jusqu’à l’envoi de la demande.",
      "code": "Code QR du lien",
      "copy": "Copier le lien",
      "copied": "Le lien est copié.",
      "notCopied": "Votre navigateur ne permet pas la copie : sélectionnez le lien.",
      "mail": "Ou recevez-le par e-mail",
      "send": "M’envoyer le lien",
      "sent": "Le lien part à {email}.",
      "resumed": "Votre demande est reprise.",
      "gone": "Ce lien n’est plus valable : la demande a été envoyée, ou le brouillon a expiré."
    },
    "after": {
      "title": "La suite",
      "visit": "Expertise",
      "visitText": "Gratuite, à l’agence.",
      "offer": "Votre offre",
      "offerText": "Écrite, avec son calcul.",
      "contract": "Le contrat",
      "contractText": "Votre prix et nos frais, par écrit.",
      "sale": "La vente",
      "saleText": "Nous faisons l’annonce, les visites et les papiers.",
      "papers": "Vos papiers",
      "papersText": "CIN et papiers de la voiture, envoyés en ligne.",
      "transfer": "Virement",
      "transferText": "Une fois les papiers signés conformes.",
      "deduction": "Reprise",
      "deductionText": "Déduite du prix de la suivante.",
      "payout": "Virement",
      "payoutText": "Une fois la voiture vendue."
    },
    "sent": {
      "title": "Votre demande est enregistrée",
      "text": "Un conseiller la lit et vous répond ; un e-mail et un SMS vous la confirment.",
      "reference": "Référence {reference}",
      "visitTitle": "Rendez-vous {moment}",
      "visitText": "Agence {store}. Un e-mail et un SMS le confirment.",
      "open": "L’agence {store} vous appelle pour convenir d’un rendez-vous.",
      "bring": "À apporter",
      "bringCard": "La carte grise originale et votre CIN",
      "bringVisit": "La visite technique si la voiture a plus de cinq ans",
      "bringKeys": "Les deux clés, et le carnet si vous l’avez",
      "follow": "Suivre ma demande",
      "route": "Itinéraire",
      "steps": "Les étapes",
      "received": "Demande reçue"
    },
    "fault": {
      "mileage": "Ce kilométrage n’est pas valable : écrivez un nombre entier, entre 1 et 2 000 000.",
      "price": "Ce prix n’est pas valable : écrivez un nombre entier de dirhams."
    },
    "own": {
      "title": "Mes ventes",
      "one": "Votre demande",
      "failed": "Vos ventes ne sont pas arrivées",
      "offline": "Pas de réponse. Vérifiez le réseau et réessayez.",
      "none": "Cette demande n’est pas visible ici",
      "noneText": "Le lien n’est plus valable, ou la demande appartient à un compte : connectez-vous pour la voir.",
      "showPhone": "Pour voir cette demande, montrez que le téléphone indiqué est le vôtre : nous y envoyons un code.",
      "moment": "{day} à {time}",
      "kind": {
        "Purchase": "Vente à Rihla",
        "TradeIn": "Reprise"
      },
      "journey": "Parcours de la vente",
      "station": {
        "request": "Demande",
        "visit": "Expertise",
        "offer": "Offre",
        "documents": "Documents",
        "transfer": "Virement"
      },
      "status": {
        "Submited": "Demande reçue",
        "Accepted": "Expertise à venir",
        "Rejected": "Non retenue",
        "TechnicalExpertiseSubmitted": "Offre en préparation",
        "TechnicalExpertisePendingEdit": "Offre en préparation",
        "QuotationRejected": "Offre en préparation",
        "QuotationAccepted": "Offre à décider",
        "CustomerRejected": "Offre refusée",
        "CustomerNegociated": "Prix à l’étude",
        "CustomerAccepted": "Documents à envoyer",
        "Deactivated": "En pause",
        "DocumentsSubmited": "Documents reçus",
        "DocumentsRejected": "Document à renvoyer",
        "DocumentsAccepted": "Documents acceptés",
        "Billed": "Facture faite",
        "DocumentsConformityRejected": "Papier à reprendre",
        "DocumentsConformityAccepted": "Virement à envoyer",
        "Complete": "Virement envoyé",
        "TransferedToIntermediation": "Dépôt-vente",
        "Canceled": "Annulée",
        "TransferedToAd": "Annonce"
      },
      "says": {
        "Submited": "Un conseiller lit votre demande et vous répond.",
        "Accepted": "Apportez la voiture à l’agence : l’expertise est gratuite et ne vous engage à rien.",
        "Rejected": "Nous ne pouvons pas donner suite à cette demande.",
        "TechnicalExpertiseSubmitted": "L’expertise est faite ; un responsable valide votre offre.",
        "TechnicalExpertisePendingEdit": "L’expert complète sa fiche.",
        "QuotationRejected": "L’expert revoit sa cotation.",
        "QuotationAccepted": "Acceptez, proposez un autre prix ou refusez.",
        "CustomerRejected": "Vous avez refusé l’offre.",
        "CustomerNegociated": "Un responsable étudie votre prix et vous répond. En attendant, notre offre reste à vous.",
        "CustomerAccepted": "Envoyez les documents ci-dessous, puis indiquez votre RIB.",
        "Deactivated": "Sans nouvelles de vous, nous avons mis cette demande en pause. Appelez-nous pour la reprendre.",
        "DocumentsSubmited": "Nous contrôlons vos documents.",
        "DocumentsRejected": "Un document au moins est à renvoyer.",
        "DocumentsAccepted": "Vos documents sont en règle : la facture suit.",
        "Billed": "Il reste à signer l’acte de cession, légalisé, et à remettre la carte grise et les clés à l’agence.",
        "DocumentsConformityRejected": "Un papier signé n’est pas conforme.",
        "DocumentsConformityAccepted": "Les papiers sont conformes : nous préparons votre virement.",
        "Complete": "La vente est terminée. Merci.",
        "TransferedToIntermediation": "Votre voiture est passée en dépôt-vente.",
        "Canceled": "Cette demande est annulée.",
        "TransferedToAd": "Vous la vendez vous-même : son annonce vous attend en brouillon."
      },
      "offer": "Notre offre",
      "start": "Valeur de départ",
      "sum": "Notre offre",
      "until": "Valable jusqu’au {until}.",
      "left": {
        "days": "{count, plural, one {Encore # jour} many {Encore # jours} other {Encore # jours}}",
        "hours": "{count, plural, one {Encore # heure} many {Encore # heures} other {Encore # heures}}",
        "less": "Encore moins d’une heure",
        "over": "Cette offre n’est plus valable depuis le {until}. Proposez un prix, ou appelez l’agence.",
        "unit": "heures"
      },
      "wished": "Vous avez demandé {price}.",
      "accept": "Accepter l’offre",
      "negotiate": "Proposer un autre prix",
      "decline": "Refuser",
      "wish": "Votre prix, en dirhams",
      "wishHint": "Un responsable l’étudie. Notre offre reste à vous jusqu’à sa date.",
      "mediation": {
        "text": "Nous pouvons aussi vendre cette voiture pour vous : vous fixez un prix plancher et ne payez de frais que si elle est vendue.",
        "button": "Vendre en dépôt-vente"
      },
      "toAd": {
        "title": "Vendre moi-même, par une annonce",
        "text": "Votre demande s’arrête, sans frais. Votre voiture devient un brouillon dans « Mes annonces », avec ce que nous en savons ; une expertise acceptée la suit. Il vous reste les photos et le texte avant de publier.",
        "button": "Passer en annonce",
        "see": "Mes annonces"
      },
      "sendWish": "Envoyer mon prix",
      "papers": {
        "title": "Documents demandés",
        "guest": "Pour les envoyer en ligne, créez un compte avec le même e-mail et le même téléphone ; sinon, apportez-les à l’agence.",
        "send": "Envoyer mes documents",
        "incomplete": "Ajoutez d’abord ce qui manque.",
        "add": "Ajouter",
        "more": "Ajouter encore",
        "progress": "Envoi de {name}",
        "stop": "Arrêter l’envoi",
        "again": "Renvoyer",
        "sending": "Envoi…",
        "state": {
          "Missing": "À envoyer",
          "Sent": "Reçu",
          "Accepted": "Accepté",
          "Rejected": "À renvoyer"
        },
        "type": {
          "VehicleGrayCard": "Carte grise, recto et verso",
          "CustomerCIN": "CIN",
          "CustomerRC": "Registre de commerce",
          "CustomerCompanyStatus": "Statuts de la société",
          "VehicleTechnicalVisit": "Visite technique",
          "VehicleRoadTax": "Vignette de l’année",
          "VehiclePowerOfAttorney": "Procuration du titulaire",
          "VehicleWithdrawal": "Mainlevée de la banque"
        }
      },
      "bank": {
        "title": "Votre RIB",
        "holder": "Titulaire du compte",
        "bankName": "Banque",
        "bankNumber": "RIB",
        "hint": "24 chiffres ; nous vérifions la clé.",
        "save": "Enregistrer le RIB",
        "change": "Modifier",
        "known": "Le virement ira à {holder}, {bank}, RIB {number}."
      },
      "transferDue": "À envoyer avant le {due}.",
      "transfer": {
        "title": "Votre virement part avant {time}",
        "late": "Votre virement est en retard",
        "was": "Il devait partir avant le {due}. Nous le traitons en priorité.",
        "to": "{price} sur le compte {bank} {end}.",
        "since": "Délai parti le {at}, quand les papiers ont été jugés conformes."
      },
      "paid": "Virement de {price} envoyé le {at}, référence {reference}. Il arrive d’habitude sous un à deux jours ouvrés ; sinon, appelez-nous avec cette référence.",
      "comments": "Messages de l’agence",
      "printouts": "Vos papiers",
      "cancel": {
        "title": "Annuler cette demande",
        "reasonId": "Pourquoi ?",
        "comment": "Dites-nous en plus",
        "button": "Annuler la demande"
      },
      "visit": {
        "title": "Votre rendez-vous",
        "at": "{moment}, agence {store}",
        "none": "Aucun rendez-vous pour l’instant.",
        "missed": "Vous n’êtes pas venu au rendez-vous {moment}. Choisissez un autre créneau.",
        "calendar": "Ajouter à mon agenda",
        "choose": "Choisir un créneau",
        "move": "Déplacer",
        "cancel": "Annuler le rendez-vous",
        "cancelled": "Le rendez-vous est annulé.",
        "moved": "Le rendez-vous est enregistré.",
        "sure": "Annuler le rendez-vous ? La demande reste ouverte.",
        "keep": "Le garder"
      },
      "claim": {
        "title": "C’était vous ?",
        "text": "Une demande de vente a été envoyée avec votre adresse e-mail, sans passer par votre compte. L’ajouter à vos ventes ?",
        "offer": "Une demande de vente pour une {car} a été envoyée le {day} avec votre e-mail et votre téléphone, sans passer par votre compte. L’ajouter à vos ventes ?",
        "later": "Pas maintenant",
        "yes": "Oui, c’était moi",
        "no": "Non",
        "done": "La demande est dans vos ventes.",
        "gone": "Ce lien ne vaut plus : la demande est déjà dans un compte, ou il a été envoyé à une autre adresse.",
        "mine": "Ajoutez cette demande à votre compte : vous la suivrez depuis vos ventes et vous y enverrez vos documents.",
        "add": "L’ajouter à mon compte",
        "guest": "Les photos de l’expert et l’envoi de documents demandent un compte : connectez-vous, puis ajoutez-y cette demande.",
        "signIn": "Se connecter ou créer un compte"
      },
      "bill": {
        "seen": "C’est la valeur de départ, moins ce que l’expert a trouvé le {day}. Rien d’autre.",
        "intro": "C’est la valeur de départ, moins ce que l’expert a trouvé. Rien d’autre.",
        "photo": "Photo : {name}",
        "net": "Aucun frais n’en est retiré : le virement est de {price}.",
        "guest": "L’expert a pris des photos : elles se voient dans votre compte."
      },
      "contest": {
        "link": "J’ai une facture récente",
        "of": "J’ai une facture récente : {name}",
        "about": "Sur quoi porte la différence ?",
        "point": "{name} : {price}",
        "word": "Votre explication",
        "invoice": "Facture",
        "files": "Facultatif, PDF, JPG ou PNG, 10 Mo",
        "drop": "Retirer la facture",
        "close": "Fermer",
        "sum": "Avec les points cochés : {price}.",
        "takeSum": "Mettre ce prix",
        "guest": "Une facture s’ajoute depuis votre compte ; sans compte, montrez-la à l’agence."
      },
      "bar": {
        "negotiate": "Négocier",
        "accept": "Accepter"
      },
      "ways": {
        "title": "Si vous refusez",
        "text": "L’expertise et les photos restent à vous. Net estimé avant l’expertise :",
        "Mediation": "Dépôt-vente",
        "MediationDays": "{count, plural, one {Dépôt-vente, # jour} many {Dépôt-vente, # jours} other {Dépôt-vente, # jours}}",
        "Advert": "Votre annonce",
        "AdvertDays": "{count, plural, one {Votre annonce, # jour} many {Votre annonce, # jours} other {Votre annonce, # jours}}",
        "range": "{low} à {high}"
      },
      "takeBack": "Reprendre ma demande de prix",
      "above": "C’est plus que le haut du marché pour cette voiture, {price}. Vérifiez le nombre de zéros, ou envoyez ce prix quand même.",
      "sendAnyway": "Envoyer ce prix quand même",
      "acceptQuestion": {
        "title": "Accepter {price} ?",
        "text": "Vous vendez votre {car} à Rihla à ce prix. Ensuite, vous envoyez vos documents et votre RIB ; nous établissons la facture d’achat. Jusqu’à cette facture, vous pouvez encore renoncer, sans frais.",
        "back": "Pas encore",
        "yes": "Oui, j’accepte {price}"
      },
      "differences": {
        "title": "La voiture vue n’est pas tout à fait celle annoncée",
        "text": "L’expert a relevé ceci. La valeur de départ de l’offre en tient compte."
      }
    },
    "tradeIn": {
      "title": "Votre reprise et votre achat",
      "price": "Prix de la voiture achetée",
      "fees": "Garantie",
      "settled": "Déjà payé",
      "value": "Valeur de reprise",
      "toPay": "Reste à payer",
      "toReceive": "À recevoir",
      "notYet": "La valeur de reprise, {price}, sera déduite quand vous aurez accepté l’offre.",
      "together": "Annuler la reprise annule aussi cette réservation, et inversement.",
      "asks": "Vous avez versé plus que l’acompte : votre conseiller décide d’une annulation, qui vaut pour les deux.",
      "asked": "Votre demande d’annulation attend la réponse de votre conseiller."
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
      "words": "Détail pour l’assistance : {words}"
    },
    "loggedOut": {
      "title": "Vous êtes déconnecté",
      "text": "Aucun compte n’est ouvert sur cet appareil.",
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
      "history": "À faire et dossiers",
      "ads": "Mes annonces",
      "messages": "Mes messages",
      "alerts": "Mes alertes",
      "favourites": "Mes favoris",
      "logout": "Se déconnecter"
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
      "label": "Langue"
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
      "sell": "Vendre",
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
      "hello": "Bonjour {name}",
      "support": "Assistance"
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
      "house": "{count, plural, one {La branche véhicules d’occasion d’un groupe automobile marocain. Une agence pour voir, faire expertiser et retirer votre voiture.} other {La branche véhicules d’occasion d’un groupe automobile marocain. # agences pour voir, faire expertiser et retirer votre voiture.}}",
      "about": "À propos",
      "commitments": "Nos engagements",
      "privacy": "Confidentialité",
      "cookies": "Cookies",
      "visits": "Mesure des visites",
      "legal": "Mentions légales",
      "support": "Assistance 24 h/24",
      "buy": "Acheter",
      "landings": "Par marque et par ville",
      "allCars": "Toutes les voitures",
      "certified": "Voitures certifiées",
      "promoted": "Voitures en promotion",
      "yours": "Vos voitures",
      "sell": "Vendre",
      "sellCall": "Vendre ou reprendre ma voiture",
      "help": "Aide",
      "contact": "Nous contacter",
      "network": "Trouver une agence",
      "mail": "Écrire à un conseiller",
      "centre": "Centre client",
      "closed": "fermé",
      "rights": "© {year} {name}",
      "estimate": "Estimer ma voiture",
      "publish": "Publier une annonce"
    },
    "redirector": {
      "title": "Ce lien ne mène pas plus loin",
      "text": "Nous ne connaissons pas le site vers lequel il devait vous conduire.",
      "home": "Retour à l’accueil"
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
      "title": "Cette voiture n’est plus en vente",
      "text": "Elle a été vendue, ou son annonce est retirée. Ce que vous cherchez existe peut-être ailleurs."
    },
    "offline": {
      "title": "Pas de réseau",
      "text": "Vérifiez votre connexion et réessayez : rien n’est perdu.",
      "stay": "Pas de réseau. Vérifiez votre connexion : cette page reste ouverte."
    },
    "failed": {
      "title": "Quelque chose n’a pas marché",
      "text": "Une erreur inattendue s’est produite, veuillez contacter notre équipe d’assistance.",
      "reference": "Référence à donner : {id}",
      "retry": "Réessayer"
    },
    "favouritesFull": "Vos favoris sont complets (500 voitures) : la voiture reste sur cet appareil.",
    "app": {
      "offline": "Vous êtes hors ligne. Ce que vous avez déjà ouvert reste lisible.",
      "update": "Une nouvelle version du site est prête.",
      "use": "Recharger",
      "later": "Plus tard"
    },
    "banners": "Annonces"
  }
  staff: {
    "title": "Espace équipe",
    "pageTitle": "{page} | Espace équipe",
    "loading": "Un instant…",
    "comma": ", ",
    "nav": {
      "decisions": "{count, plural, one {# décision vous attend} other {# décisions vous attendent}}",
      "label": "Espace équipe",
      "open": "Ouvrir le menu",
      "close": "Fermer le menu",
      "queue": "File de travail",
      "sales": "Ventes",
      "agenda": "Agenda",
      "purchases": "Achats et reprises",
      "expertises": "Expertises",
      "intermediations": "Dépôts-ventes",
      "adverts": "Annonces",
      "stock": "Stock",
      "customers": "Clients",
      "contact": "Demandes de contact",
      "messages": "Messages envoyés",
      "content": "Pages du site",
      "newsletter": "Lettre d’information",
      "stores": "Agences",
      "team": "Équipe",
      "settings": "Réglages",
      "audit": "Journal"
    },
    "role": {
      "agent": "Conseiller",
      "expert": "Expert",
      "controller": "Contrôle",
      "manager": "Responsable",
      "editor": "Rédaction",
      "admin": "Administration"
    },
    "user": {
      "profile": "Mon compte",
      "stores": "{count, plural, one {# agence} other {# agences}}",
      "site": "Voir le site",
      "signOut": "Se déconnecter"
    },
    "noAccess": {
      "title": "Cet espace est réservé à l’équipe",
      "text": "Votre compte n’y a pas accès. Si vous travaillez chez nous, demandez à votre responsable de vous l’ouvrir.",
      "home": "Aller à l’accueil",
      "other": "Utiliser un autre compte"
    },
    "lost": {
      "text": "Votre session a pris fin. Ce que vous avez saisi reste sur cette page.",
      "again": "Se reconnecter"
    },
    "failed": {
      "title": "Cette page n’a pas pu être chargée",
      "text": "Vérifiez votre connexion et réessayez.",
      "retry": "Réessayer"
    },
    "keys": {
      "title": "Raccourcis clavier",
      "search": "Rechercher",
      "walk": "Ligne suivante, ligne précédente",
      "open": "Ouvrir la ligne",
      "take": "Prendre le dossier",
      "select": "Cocher la ligne",
      "help": "Afficher cette aide",
      "close": "Fermer"
    },
    "table": {
      "selectAll": "Tout cocher",
      "select": "Cocher {name}",
      "columns": "Colonnes",
      "page": "{from} à {to} sur {total}",
      "pages": "Pages",
      "next": "Page suivante",
      "previous": "Page précédente"
    },
    "csv": {
      "button": "CSV",
      "failed": "Le fichier n’a pas pu être préparé. Réessayez."
    },
    "search": {
      "label": "Rechercher une référence, une plaque, un téléphone ou un nom",
      "placeholder": "Référence, plaque, téléphone, nom",
      "none": "Aucun résultat pour « {text} »",
      "count": "{count, plural, one {# résultat} other {# résultats}}",
      "failed": "La recherche n’a pas répondu. Réessayez.",
      "kind": {
        "booking": "Réservation",
        "sale": "Vente",
        "vehicle": "Voiture",
        "customer": "Client"
      }
    },
    "noRole": {
      "title": "Cette page n’est pas dans votre rôle",
      "text": "Si vous en avez besoin, demandez à votre responsable de compléter vos rôles."
    }
  }
  staffAdverts: {
    "title": "Annonces",
    "intro": "{count, plural, =1001 {Plus de 1 000 annonces à relire, le risque d’abord.} =0 {Aucune annonce à relire.} one {Une annonce à relire, le risque d’abord.} other {# annonces à relire, le risque d’abord.}}",
    "views": "Vues des annonces",
    "crumbs": "Fil d’Ariane",
    "view": {
      "toRead": "À relire",
      "reported": "Signalées",
      "corrections": "Corrections",
      "refused": "Refusées",
      "published": "En ligne",
      "all": "Toutes"
    },
    "column": {
      "due": "À relire avant",
      "reference": "Référence",
      "title": "Voiture",
      "seller": "Vendeur",
      "city": "Ville",
      "price": "Prix",
      "score": "Risque",
      "status": "État"
    },
    "empty": {
      "title": "Rien à relire",
      "text": "Les annonces envoyées par leurs vendeurs arrivent ici.",
      "all": "Toutes les annonces"
    },
    "advert": "Annonce",
    "correction": "Correction demandée",
    "moment": "{day} à {time}",
    "queue": {
      "count": "{count, plural, =0 {aucune} one {une, le risque d’abord} other {#, le risque d’abord}}",
      "comma": ", "
    },
    "keys": {
      "walk": "suivante, précédente",
      "reason": "motif",
      "lead": "accepter, corriger, refuser, puis",
      "decide": "décider",
      "takeBack": "annuler, 10 s",
      "help": "tous les raccourcis"
    },
    "part": {
      "price": "le prix",
      "photos": "les photos",
      "description": "le texte",
      "registrationNumber": "la plaque et le châssis"
    },
    "missing": {
      "title": "Cette annonce n’existe pas",
      "text": "Un brouillon n’est vu que de son vendeur.",
      "back": "Les annonces"
    },
    "status": {
      "Draft": "Brouillon",
      "Submited": "À relire",
      "Accepted": "Acceptée",
      "Rejected": "Refusée",
      "Published": "En ligne",
      "Deactivated": "Retirée"
    },
    "appeal": "Second regard demandé",
    "appealText": "Le vendeur demande un second regard :",
    "see": "Voir comme un visiteur",
    "photos": "Photos",
    "noPhotos": "Aucune photo.",
    "textIn": "En {language}",
    "noText": "Aucun texte.",
    "seller": {
      "title": "Vendeur",
      "name": "Nom",
      "phone": "Téléphone",
      "verified": "vérifié par code",
      "unverified": "non vérifié",
      "email": "E-mail",
      "since": "Compte depuis",
      "adverts": "Annonces"
    },
    "fact": {
      "sent": "Envoyée",
      "price": "Prix",
      "oldPrice": "Ancien prix",
      "year": "Mise en circulation",
      "mileage": "Kilométrage",
      "fuel": "Carburant",
      "gear": "Boîte",
      "color": "Couleur",
      "plate": "Immatriculation",
      "chassis": "Châssis",
      "city": "Ville",
      "until": "Visible jusqu’au",
      "status": "État",
      "reference": "Annonce"
    },
    "notGiven": "non donné",
    "ofHouse": "voiture de la maison",
    "twins": {
      "title": "La même, déjà chez nous",
      "text": "Même plaque ou même châssis ; ce qui est pareil est marqué.",
      "this": "{reference}, celle-ci"
    },
    "copies": {
      "title": "Ces photos sont déjà ailleurs",
      "text": "La même image, ou une copie retournée, recadrée ou recolorée. À gauche celle de cette annonce.",
      "own": "Photo de cette annonce",
      "other": "Photo de {reference}",
      "same": "La même image",
      "like": "Une copie, à {percent}",
      "since": "Gardée le {day}",
      "sameSeller": "du même vendeur",
      "mark": "copie"
    },
    "devices": {
      "title": "Envoyées du même appareil",
      "text": "Annonces d’autres comptes, parties de cet appareil. Une famille ou une boutique peut le partager : lisez avant de décider.",
      "seller": "Vendeur",
      "phone": "Téléphone",
      "since": "Compte depuis",
      "sent": "Envoyée"
    },
    "risk": {
      "title": "Pourquoi {score} sur 100",
      "none": "Rien ne frappe : aucun point de risque.",
      "market": "Médiane {median}, {count, plural, one {# voiture semblable} other {# voitures semblables}} en vente.",
      "note": "Le risque classe la liste, il ne décide pas. Aucune annonce n’est refusée sans une personne."
    },
    "proof": {
      "price": "{less} sous la médiane {median}, {count, plural, one {# voiture semblable} other {# voitures semblables}} en vente",
      "photos": "{count, plural, one {une photo, comparée plus bas} other {# photos, comparées plus bas}}",
      "accounts": "{count, plural, one {une annonce d’un autre compte} other {# annonces d’autres comptes}}",
      "since": "créé le {day} à {time}",
      "marked": "{count, plural, one {un passage surligné} other {# passages surlignés}}"
    },
    "kind": {
      "PriceFarBelow": "Prix loin sous le marché",
      "SamePhoto": "Photo déjà vue ailleurs",
      "SamePlate": "Plaque déjà vue",
      "SameChassis": "Châssis déjà vu",
      "ManyAccounts": "Plusieurs comptes sur un même appareil",
      "PhoneInText": "Un numéro dans le texte",
      "LinkInText": "Un lien dans le texte",
      "AdvanceInText": "Le texte parle d’avance",
      "NewAccount": "Compte de moins d’un jour"
    },
    "decision": {
      "title": "Décision",
      "none": "Rien à décider dans cet état.",
      "reasons": "Motifs",
      "comment": "Le vendeur lira ({language})",
      "hint": "Composé des motifs, dans sa langue, modifiable.",
      "accept": "Accepter",
      "reject": "{count, plural, =0 {Refuser} one {Refuser, 1 motif} other {Refuser, # motifs}}",
      "withdraw": "{count, plural, =0 {Retirer et refuser} one {Retirer et refuser, 1 motif} other {Retirer et refuser, # motifs}}",
      "deactivate": "Retirer, le vendeur pourra republier",
      "needReason": "Choisissez au moins un motif.",
      "begin": "Votre annonce n’est pas publiée : {reasons}. Corrigez, puis renvoyez-la.",
      "comma": " ; ",
      "askCorrection": "Demander une correction",
      "noPart": "« Autre » ne désigne aucun champ : pour une correction, choisissez ce qui est à corriger.",
      "parts": "Une correction n’ouvre que : {list}. Un refus laisse tout modifier."
    },
    "asked": {
      "correction": "Correction demandée au vendeur",
      "refused": "Motifs du refus",
      "parts": "Le vendeur ne modifie que : {list}."
    },
    "takeBack": {
      "button": "Annuler",
      "late": "Trop tard : le vendeur est déjà prévenu, ou l’annonce a changé."
    },
    "explain": {
      "label": "Pourquoi l’accepter malgré {score} sur 100",
      "hint": "Pour vos collègues. Le vendeur ne le lit pas.",
      "need": "À partir de 60, dites d’abord pourquoi vous l’acceptez.",
      "was": "Acceptée malgré le risque"
    },
    "suspension": {
      "Now": "Suspendre aussi le compte du vendeur ({count, plural, one {# annonce} other {# annonces}})",
      "Asked": "Demander aussi à un responsable de suspendre le compte ({count, plural, one {# annonce} other {# annonces}})",
      "Suspended": "Le compte du vendeur est suspendu.",
      "why": "Pourquoi le suspendre",
      "begin": "Suspendre le compte : {why}",
      "hintNow": "Pour l’historique du client. Ses annonces en ligne sont retirées une fois le délai d’annulation passé.",
      "hintAsked": "Un responsable le lira parmi les annonces signalées.",
      "short": "Dites en dix lettres au moins pourquoi."
    },
    "today": {
      "read": "{count, plural, one {Aujourd’hui : # relue ({list}).} other {Aujourd’hui : # relues ({list}).}}",
      "accepted": "{count, plural, one {# acceptée} other {# acceptées}}",
      "corrections": "{count, plural, one {# correction} other {# corrections}}",
      "refused": "{count, plural, one {# refusée} other {# refusées}}"
    },
    "done": {
      "accept": "Annonce acceptée.",
      "askCorrection": "Correction demandée.",
      "reject": "Annonce refusée.",
      "withdraw": "Annonce retirée et refusée.",
      "deactivate": "Annonce retirée."
    },
    "reason": {
      "PriceDoubtful": "Prix non crédible",
      "PhotosOfAnother": "Photos d’une autre voiture",
      "LinkOrPhone": "Lien ou numéro dans le texte",
      "AdvanceAsked": "Avance demandée",
      "PhotosUnreadable": "Photos illisibles",
      "Duplicate": "Doublon",
      "NotIdentified": "Voiture non identifiée",
      "InsultingText": "Texte injurieux",
      "PapersDoubtful": "Papiers douteux",
      "Other": "Autre"
    },
    "history": "Historique",
    "boosts": {
      "title": "Mises en avant",
      "intro": "Ce que les vendeurs peuvent acheter, et ce qui leur revient.",
      "new": "Nouvelle offre",
      "edit": "Modifier",
      "close": "Fermer",
      "isOff": "Plus proposée",
      "days": "Durée en jours",
      "price": "Prix en dirhams",
      "nameIn": "Nom ({language})",
      "off": "Ne plus proposer",
      "save": "Enregistrer",
      "saved": "L’offre est enregistrée.",
      "failed": "Rien n’a été enregistré. Réessayez.",
      "sold": "Vendue",
      "soldCount": "{count, plural, =0 {jamais} one {une fois} other {# fois}}",
      "duration": "Durée",
      "durationOf": "{count, plural, one {# jour} other {# jours}}",
      "cost": "Prix",
      "refunds": {
        "title": "À rembourser",
        "none": "Rien à rembourser.",
        "advert": "Annonce",
        "bill": "Facture",
        "amount": "À rembourser",
        "of": "{refund} sur {price}",
        "order": "Commande à la passerelle",
        "due": "Demandé le",
        "byGateway": "Par la passerelle, en cours",
        "done": "Remboursé le {day}",
        "reference": "Référence du remboursement",
        "note": "Noter le remboursement",
        "noted": "Le remboursement est noté."
      }
    },
    "reports": {
      "title": "Signalements",
      "count": "{count, plural, one {# signalement} other {# signalements}}",
      "awaited": "attend notre réponse",
      "kept": "Rien à reprocher",
      "removed": "Annonce retirée",
      "first": "Retirez d’abord l’annonce, puis dites-le ici.",
      "closedKept": "Classé : rien à reprocher",
      "closedRemoved": "Classé : annonce retirée",
      "done": "Signalements classés"
    },
    "conversation": {
      "byBuyer": "Conversation signalée par l’acheteur",
      "bySeller": "Conversation signalée par le vendeur",
      "read": "Lire la conversation",
      "Buyer": "acheteur, {moment}",
      "Seller": "vendeur, {moment}",
      "stop": "Arrêter la conversation",
      "stopped": "Conversation arrêtée par l’équipe",
      "warning": {
        "Payment": "Paiement",
        "Link": "Lien",
        "Email": "E-mail",
        "Phone": "Téléphone"
      },
      "person": {
        "restrict": "Fermer la messagerie de {name}",
        "why": "Motif, envoyé à {name}",
        "whyHint": "10 caractères au moins. La personne n’écrira plus à personne, et la conversation se termine.",
        "confirm": "Fermer sa messagerie",
        "cancel": "Annuler",
        "restricted": "Messagerie de {name} fermée le {day} : {reason}",
        "lift": "Rouvrir la messagerie de {name}",
        "short": "Écrivez le motif, en 10 caractères au moins.",
        "done": "Messagerie fermée, la personne est prévenue.",
        "lifted": "Messagerie rouverte, la personne est prévenue."
      }
    },
    "priceWaits": "Nouveau prix à lire : {wished}. L’annonce reste en ligne à {price} jusqu’à votre décision.",
    "priceWaitsHint": "« Refuser » pour le seul motif du prix garde l’annonce en ligne à {price} ; avec un autre motif, elle est retirée."
  }
  staffAgenda: {
    "title": "Agenda",
    "views": "Affichage",
    "view": {
      "day": "Jour",
      "week": "Semaine",
      "list": "Liste"
    },
    "week": "Semaine du {day}",
    "count": "{count, plural, =0 {aucun rendez-vous} one {# rendez-vous} many {# rendez-vous} other {# rendez-vous}}",
    "earlier": {
      "day": "Jour précédent",
      "week": "Semaine précédente"
    },
    "later": {
      "day": "Jour suivant",
      "week": "Semaine suivante"
    },
    "today": "Aujourd’hui",
    "area": "Agence",
    "everywhere": "Toutes les agences",
    "nobody": "Personne n’est attendu.",
    "nobodyIn": "{count, plural, one {# agence où personne n’est attendu} many {# agences où personne n’est attendu} other {# agences où personne n’est attendu}}",
    "failed": "L’agenda n’est pas arrivé",
    "failedText": "Vérifiez le réseau et réessayez.",
    "load": "{taken} sur {places} places prises",
    "closed": "Fermé",
    "holiday": "Férié",
    "noPlaces": "Aucune place proposée",
    "placeAt": "{kind} à {time}, {taken} sur {places} prises : fixer un rendez-vous",
    "new": "Nouveau rendez-vous",
    "change": "Ouvrir",
    "changeOf": "Ouvrir le rendez-vous de {name}, {time}",
    "kind": "Motif",
    "anyKind": "Tous les motifs",
    "print": "Imprimer",
    "openBlock": "Ouvrir la place bloquée, {time}",
    "sheet": {
      "time": "Heure",
      "what": "Motif",
      "who": "Personne",
      "car": "Voiture",
      "record": "Dossier",
      "came": "Venu"
    },
    "block": {
      "open": "Bloquer des heures",
      "title": "Bloquer des heures",
      "text": "Personne ne peut réserver ces places pendant ces heures. Un rendez-vous déjà pris se déplace d’abord.",
      "day": "Jour",
      "from": "De",
      "to": "À",
      "places": "Nombre de places",
      "note": "Raison, pour les collègues",
      "save": "Bloquer",
      "endsEarly": "L’heure de fin vient après celle du début, et n’est pas passée.",
      "done": "Ces heures sont bloquées.",
      "one": "Place bloquée",
      "free": "Libérer la place",
      "freed": "La place est libre.",
      "taken": "Moins de places sont libres pendant toutes ces heures. Déplacez d’abord les rendez-vous, ou bloquez moins de places."
    },
    "appointment": {
      "open": "Visite, essai, livraison",
      "title": "Visite, essai ou livraison",
      "reference": "Référence",
      "referenceHint": "VO-… pour une voiture, RV-… pour une réservation : sa personne est reprise.",
      "firstName": "Prénom",
      "lastName": "Nom",
      "phone": "Téléphone",
      "save": "Fixer le rendez-vous",
      "done": "Le rendez-vous est fixé.",
      "noted": "C’est noté.",
      "step": {
        "Done": "Venu",
        "Missed": "Pas venu",
        "Cancelled": "Annuler le rendez-vous"
      },
      "places": "Les places de chaque motif se règlent dans la fiche de l’agence.",
      "note": "Note, pour les collègues"
    },
    "deliveries": {
      "title": "Livraisons sans heure",
      "plan": "Fixer l’heure",
      "planOf": "Fixer l’heure de {reference}"
    }
  }
  staffBanners: {
    "view": "Bandeaux",
    "pages": "Pages",
    "add": "Nouveau bandeau",
    "edit": "Modifier",
    "copy": "Dupliquer",
    "drop": "Supprimer",
    "actions": "Actions",
    "dropped": "Bandeau supprimé.",
    "undo": "Annuler",
    "saved": "Bandeau enregistré. Tout le monde le voit à ses heures, dès maintenant.",
    "text": "Texte",
    "where": "Où",
    "when": "Quand",
    "state": "État",
    "textIn": "Texte ({language})",
    "link": "Lien",
    "linkHint": "Une place du site, comme /workshops, ou une adresse https.",
    "linkTextIn": "Mots du lien ({language})",
    "kindLabel": "Genre",
    "placeLabel": "Où il se montre",
    "picture": "Image du bandeau",
    "altIn": "Ce que montre l’image ({language})",
    "isDecorative": "Image décorative : elle ne dit rien de plus que le texte",
    "startsDay": "Premier jour",
    "startsTime": "Heure du début",
    "endsDay": "Dernier jour",
    "endsTime": "Heure de fin",
    "endsHint": "Vide : jusqu’à ce que quelqu’un l’enlève.",
    "timeHint": "Heure du Maroc.",
    "isOn": "Visible à ses heures",
    "preview": "Aperçu",
    "save": "Enregistrer",
    "cancel": "Abandonner",
    "order": "La fin doit venir après le début.",
    "conflict": "Quelqu’un a modifié ce bandeau entre-temps. Fermez, relisez-le, puis recommencez : votre texte reste ici jusque-là.",
    "kind": {
      "Info": "Information",
      "Offer": "Offre",
      "Warning": "Avertissement"
    },
    "place": {
      "Home": "Page d’accueil",
      "Everywhere": "Toutes les pages"
    },
    "states": {
      "Live": "En ligne",
      "Planned": "Programmé",
      "Off": "Enlevé",
      "Ended": "Terminé"
    },
    "from": "Depuis le {day} à {time}",
    "fromTo": "Du {day} à {time} au {lastDay} à {lastTime}",
    "empty": {
      "title": "Aucun bandeau",
      "text": "Un bandeau dit à tout le monde, pour un temps, ce qui compte : une fermeture, une offre, une panne."
    }
  }
  staffCheckList: {
    "title": "Liste de contrôle",
    "back": "Expertises",
    "intro": "Version {version} du {day}, {count} points. Une fiche garde la version avec laquelle elle a commencé.",
    "points": "{count, plural, one {# point} other {# points}}",
    "nameIn": "Nom, {language}",
    "section": "Partie",
    "unit": "Unité mesurée",
    "noUnit": "Rien à mesurer",
    "repairCost": "Réparer (DH)",
    "replacementCost": "Changer (DH)",
    "paintCost": "Peindre (DH)",
    "edit": "Modifier",
    "editOf": "Modifier : {name}",
    "close": "Fermer",
    "remove": "Retirer ce point",
    "up": "Monter",
    "down": "Descendre",
    "add": "Ajouter un point",
    "new": "Nouveau point",
    "changed": "modifié",
    "noPrice": "sans tarif",
    "draft": "{count, plural, one {# changement, {points} points : la version {version} sera pour les fiches à venir.} other {# changements, {points} points : la version {version} sera pour les fiches à venir.}}",
    "range": "Une liste a de {min} à {max} points, et au moins un par famille.",
    "publish": "Publier la version {version}",
    "undo": "Abandonner",
    "saved": "La nouvelle version est publiée.",
    "failed": "La version n’a pas pu être publiée. Réessayez.",
    "conflict": "Quelqu’un a publié une autre version entre-temps. Rechargez la page avant de recommencer.",
    "sections": {
      "Body": "Carrosserie",
      "GlassAndLights": "Vitrage et feux",
      "Wheels": "Roues",
      "Brakes": "Freins",
      "Engine": "Moteur",
      "CoolingAndExhaust": "Refroidissement et échappement",
      "Drive": "Transmission",
      "SteeringAndSuspension": "Direction et suspension",
      "Electrics": "Électricité",
      "Interior": "Habitacle",
      "RoadTest": "Essai routier",
      "Papers": "Papiers"
    }
  }
  staffContent: {
    "titlePages": "Pages du site",
    "intro": "Ce que lisent les visiteurs, en français et en arabe. Une page se publie quand les deux langues sont complètes.",
    "online": "En ligne",
    "notOnline": "Pas en ligne",
    "draft": "Brouillon",
    "complete": "Complète dans les deux langues",
    "gapsIn": "{language} : {count, plural, one {# manque} other {# manques}}",
    "noAuthor": "Auteur non indiqué",
    "unknownPage": "Cette page n’existe pas",
    "allPages": "Toutes les pages",
    "lastPublished": "En ligne : {stamp}",
    "neverPublished": "Cette page n’est pas encore en ligne.",
    "page": {
      "Home": "Accueil",
      "Help": "Contact",
      "Assistance": "Assistance",
      "FAQ": "Questions fréquentes",
      "About": "À propos",
      "Cookies": "Cookies",
      "Privacy": "Confidentialité",
      "Commitment": "Engagements"
    },
    "section": {
      "Home": "Accueil",
      "Sale": "Vente",
      "Recovery": "Reprise",
      "Purchase": "Achat",
      "FAQ": "Questions",
      "Sub": "Sous-partie",
      "Accident": "Accident",
      "Breakdown": "Panne",
      "Asterisk": "Astérisque",
      "Note": "Note",
      "About": "À propos",
      "Cookies": "Cookies",
      "Privacy": "Confidentialité",
      "Commitment": "Engagement"
    },
    "sectionType": "Sujet de la section",
    "addSection": "Ajouter une section",
    "addElement": "Ajouter un élément",
    "sectionRemoved": "Section supprimée.",
    "elementRemoved": "Élément supprimé.",
    "undo": "Annuler",
    "elementName": "Élément {element}",
    "ofPage": "Page",
    "ofSection": "Section {section}",
    "ofElement": "section {section}, élément {element}",
    "place": "{where} : {part} ({language})",
    "title": "titre",
    "body": "texte",
    "titleIn": "Titre ({language})",
    "bodyIn": "Texte ({language})",
    "up": "Monter : {name}",
    "down": "Descendre : {name}",
    "remove": "Supprimer : {name}",
    "edit": "Modifier",
    "close": "Fermer",
    "editElement": "Modifier : {name}",
    "closeElement": "Fermer : {name}",
    "incomplete": "Incomplet",
    "tools": "Mise en forme : {field}",
    "bold": "Gras",
    "heading": "Intertitre",
    "bullets": "Liste",
    "numbers": "Liste numérotée",
    "link": "Lien",
    "linkTo": "Adresse du lien",
    "linkSet": "Appliquer",
    "linkBad": "Une page du site (/…), une adresse https://, tel: ou mailto:.",
    "placeholder": "Insérer un réglage",
    "publish": "Publier",
    "save": "Enregistrer le brouillon",
    "preview": "Aperçu",
    "discard": "Abandonner mes changements",
    "unsaved": "Changements non enregistrés",
    "wasKept": "Ce texte avait été gardé sur cet appareil.",
    "draftBy": "Brouillon : {stamp}",
    "saved": "Brouillon enregistré.",
    "publishedNow": "Page publiée. Tout le monde la lit dès maintenant.",
    "gaps": "{count, plural, one {# point manque avant de publier} other {# points manquent avant de publier}}",
    "noSections": "La page n’a aucun élément.",
    "unknownName": "réglage inconnu",
    "conflict": "Une autre personne a enregistré cette page : {stamp}",
    "conflictText": "Votre texte est toujours ici. Voici où le sien diffère :",
    "nothingThere": "rien à cet endroit",
    "keepMine": "Garder mon texte",
    "takeTheirs": "Prendre le sien",
    "versions": "Versions",
    "restore": "Restaurer",
    "restoreOf": "Restaurer : {stamp}",
    "restored": "Version reprise dans l’éditeur.",
    "restoreText": "Restaurer reprend cette version dans l’éditeur ; rien ne change en ligne avant la publication.",
    "previewLanguage": "Langue de l’aperçu",
    "previewWidth": "Largeur de l’aperçu",
    "wide": "Ordinateur",
    "phone": "Téléphone",
    "previewFailed": "L’aperçu n’a pas pu être mis à jour.",
    "discarded": "Saisie abandonnée.",
    "share": {
      "make": "Copier un lien d’aperçu",
      "copied": "Lien d’aperçu copié, valable {days, plural, one {# jour} other {# jours}}.",
      "show": "Lien d’aperçu, valable {days, plural, one {# jour} other {# jours}} :",
      "savedFirst": "Le lien montre le brouillon enregistré."
    },
    "stamp": "{who}, {moment}",
    "sign": "Signe",
    "signs": {
      "none": "Au choix du site",
      "banknote": "Billet",
      "bell": "Cloche",
      "calculator": "Calculatrice",
      "lifeBuoy": "Bouée",
      "repeat": "Échange",
      "scale": "Balance",
      "shield": "Bouclier",
      "store": "Agence"
    },
    "picture": "Image de l’élément",
    "alt": "texte de l’image",
    "altIn": "Ce que montre l’image ({language})",
    "isDecorative": "Image décorative : elle ne dit rien de plus que le texte",
    "addPicture": "Ajouter une image",
    "changePicture": "Changer l’image",
    "dropPicture": "Retirer l’image",
    "pictureOnItsWay": "Envoi : {percent} %",
    "votes": "Utile : {helpful, number} oui, {unhelpful, number} non"
  }
  staffDesk: {
    "customers": {
      "title": "Clients",
      "search": "Nom, téléphone, e-mail ou plaque",
      "searchButton": "Chercher",
      "all": "Tous",
      "active": "Actifs",
      "inactive": "Désactivés",
      "views": "Vues des clients",
      "name": "Client",
      "phone": "Téléphone",
      "email": "E-mail",
      "city": "Ville",
      "bookings": "Réservations",
      "status": "État",
      "since": "Depuis",
      "account": "Compte",
      "withAccount": "Compte du site",
      "noAccount": "Fiche de l’équipe",
      "add": "Nouveau client",
      "empty": {
        "title": "Aucun client trouvé",
        "text": "Essayez le numéro de téléphone ou une partie du nom."
      }
    },
    "card": {
      "back": "Clients",
      "contact": "Coordonnées",
      "civility": "Civilité",
      "company": "Société",
      "idNumber": "CIN ou ICE",
      "language": "Langue",
      "address": "Adresse",
      "verified": "confirmé",
      "unverified": "non confirmé",
      "created": "Fiche créée le",
      "consents": "Accords donnés",
      "noConsents": "Aucun accord donné.",
      "purpose": {
        "News": "Nouveautés",
        "Offers": "Offres",
        "PriceDrops": "Baisses de prix des favoris"
      },
      "channel": {
        "Email": "par e-mail",
        "Sms": "par SMS",
        "Phone": "par téléphone",
        "Post": "par courrier"
      },
      "bookings": "Réservations",
      "noBookings": "Aucune réservation dans vos agences.",
      "history": "États de la fiche",
      "messages": "Messages envoyés",
      "reference": "Référence",
      "car": "Voiture",
      "price": "Prix",
      "status": "Étape",
      "date": "Date",
      "missing": {
        "title": "Client introuvable",
        "text": "La fiche a peut-être été effacée à la demande du client."
      }
    },
    "status": {
      "Active": "Actif",
      "Inactive": "Désactivé"
    },
    "deactivate": {
      "button": "Désactiver",
      "title": "Désactiver la fiche de {name} ?",
      "text": "La personne peut encore se connecter, mais ne peut plus rien réserver ni demander."
    },
    "activate": {
      "button": "Réactiver",
      "title": "Réactiver la fiche de {name} ?",
      "text": "La personne retrouve tout ce qu’elle pouvait faire."
    },
    "comment": "Motif",
    "commentMissing": "Écrivez le motif.",
    "cancel": "Annuler",
    "done": "Fiche mise à jour.",
    "failed": "L’opération n’a pas abouti. Réessayez.",
    "new": {
      "title": "Nouveau client",
      "intro": "Pour une personne venue en agence ou au téléphone. Sa fiche rejoindra son compte si elle s’inscrit avec la même adresse ou le même numéro.",
      "civility": "Civilité",
      "m": "M.",
      "mme": "Mme",
      "society": "Société",
      "firstName": "Prénom",
      "lastName": "Nom",
      "companyName": "Raison sociale",
      "email": "E-mail",
      "phone": "Téléphone",
      "language": "Langue",
      "save": "Créer la fiche",
      "done": "Fiche créée."
    },
    "contact": {
      "title": "Demandes de contact",
      "views": "Vues des demandes",
      "open": "À traiter",
      "held": "Retenues",
      "answered": "Traitées",
      "from": "De",
      "message": "Message",
      "car": "Voiture",
      "replyBy": "À traiter avant",
      "received": "Reçue",
      "answeredOn": "Traitée",
      "action": "Suite",
      "overdue": "En retard",
      "answer": "Marquer traitée",
      "release": "Ce n’est pas du spam",
      "answeredDone": "Demande marquée traitée.",
      "released": "Demande remise dans la file.",
      "why": {
        "Trap": "Champ piège rempli",
        "Links": "Beaucoup de liens",
        "Script": "Écriture inhabituelle",
        "Repeated": "Même texte plusieurs fois",
        "title": "Pourquoi"
      },
      "empty": {
        "open": "Tout est traité",
        "openText": "Les nouvelles demandes arrivent ici, la plus urgente d’abord.",
        "held": "Rien n’est retenu",
        "heldText": "Ce qui ressemble à du spam attend ici votre regard.",
        "answered": "Pas encore de demande traitée",
        "answeredText": "Elles restent ici un an."
      }
    },
    "messages": {
      "title": "Messages envoyés",
      "views": "Vues des messages",
      "all": "Tous",
      "suppressed": "Adresses suspendues",
      "search": "E-mail ou téléphone du destinataire",
      "searchButton": "Chercher",
      "state": {
        "Waiting": "En attente",
        "Sending": "En cours d’envoi",
        "Sent": "Remis",
        "Failed": "Échec",
        "Bounced": "Revenu",
        "Suppressed": "Non envoyé",
        "Expired": "Trop tard",
        "Dropped": "Sans objet"
      },
      "occasion": "Message",
      "recipient": "Destinataire",
      "channel": "Canal",
      "email": "E-mail",
      "sms": "SMS",
      "stateName": "État",
      "attempts": "Essais",
      "date": "Date",
      "next": "Prochain essai",
      "fault": "Cause",
      "action": "Action",
      "retry": "Envoyer maintenant",
      "retried": "Le message part maintenant.",
      "gone": "Ce message ne peut plus être envoyé : son texte n’est plus gardé.",
      "forgotten": "Effacé",
      "empty": {
        "title": "Aucun message",
        "text": "Les e-mails et les SMS du site paraissent ici, sans leur texte."
      },
      "kind": {
        "identity": "Compte",
        "contact": "Contact",
        "alerts": "Alerte",
        "favourites": "Baisse de prix",
        "bookings": "Réservation",
        "payments": "Paiement",
        "customers": "Données du client",
        "phone": "Code par SMS",
        "other": "Autre"
      }
    },
    "suppressed": {
      "intro": "Ces adresses n’existent pas ou leurs propriétaires se sont plaints : plus rien ne leur est envoyé.",
      "address": "Adresse",
      "reason": "Raison",
      "reasons": {
        "NotFound": "Adresse inexistante",
        "Complaint": "Plainte, définitive"
      },
      "lift": "Rétablir",
      "lifted": "Adresse rétablie.",
      "empty": {
        "title": "Aucune adresse suspendue",
        "text": "Tous les messages peuvent partir."
      }
    }
  }
  staffDeskMail: {
    "hello": "Bonjour {name},",
    "kind": {
      "Price": "nouveau prix de {amount}",
      "Refund": "remboursement de {amount}",
      "Cancel": "annulation après facture, avoir de {amount}",
      "GiveUp": "le client a payé {amount} et demande l’annulation"
    },
    "Open": {
      "subject": "À décider : {what} ({reference})",
      "text": "{asker} vous demande une décision pour le dossier {reference} : {what}.",
      "byCustomer": "Dossier {reference}, personne n’en est responsable : {what}. Décidez dans le dossier.",
      "reason": "Le motif"
    },
    "Approved": {
      "subject": "Accordé : {what} ({reference})",
      "text": "Votre demande pour le dossier {reference} est accordée et faite : {what}."
    },
    "Refused": {
      "subject": "Refusé : {what} ({reference})",
      "text": "Votre demande pour le dossier {reference} est refusée : {what}."
    },
    "Lapsed": {
      "subject": "Sans objet : {what} ({reference})",
      "text": "Le dossier {reference} a avancé avant que quelqu’un décide. Votre demande est close : {what}."
    },
    "giveUp": {
      "subject": "Le client demande l’annulation ({reference})",
      "text": "Le client du dossier {reference} a déjà payé plus que l’acompte et demande l’annulation. Décidez dans le dossier : annuler, ou refuser avec un mot qu’il recevra.",
      "word": "Le mot du client"
    },
    "remark": "Le mot de la personne qui a décidé",
    "button": "Ouvrir le dossier"
  }
  staffExpertise: {
    "title": "Expertises",
    "intro": "Les voitures à contrôler, point par point.",
    "checkList": "Liste de contrôle",
    "views": "Listes",
    "view": {
      "inspect": "À contrôler",
      "edits": "À corriger",
      "review": "À valider",
      "agreed": "À clôturer",
      "closed": "Clôturées",
      "all": "Toutes"
    },
    "list": {
      "area": "Agence",
      "everywhere": "Toutes les agences",
      "text": "Référence, plaque, modèle"
    },
    "column": {
      "reference": "Référence",
      "vehicle": "Voiture",
      "plate": "Immatriculation",
      "status": "État",
      "type": "Dossier",
      "area": "Agence",
      "visit": "Rendez-vous",
      "points": "Points",
      "findings": "Défauts",
      "quotation": "Cotation"
    },
    "empty": {
      "title": "Aucune voiture ici",
      "text": "Une fiche s’ouvre quand une demande de vente est acceptée, ou depuis la fiche d’une voiture du stock."
    },
    "missing": {
      "title": "Cette fiche n’existe pas",
      "text": "Elle a peut-être été supprimée, ou elle appartient à une autre agence.",
      "back": "Toutes les expertises"
    },
    "type": {
      "Purchase": "Achat",
      "Certification": "Certification",
      "Intermediation": "Dépôt-vente",
      "Ad": "Annonce"
    },
    "status": {
      "Draft": "À contrôler",
      "Submitted": "Fiche rendue",
      "PendingEdits": "À corriger",
      "QuotationSubmitted": "Cotation à valider",
      "QuotationRejected": "Cotation refusée",
      "QuotationAccepted": "Cotation validée",
      "Accepted": "Clôturée",
      "Rejected": "Rejetée"
    },
    "family": {
      "Body": "Carrosserie",
      "GlassAndLights": "Vitrage et feux",
      "WheelsAndBrakes": "Roues et freins",
      "Engine": "Moteur",
      "DriveAndSteering": "Transmission, direction",
      "Electrics": "Électricité",
      "Interior": "Habitacle",
      "RoadAndPapers": "Route et papiers"
    },
    "families": "Familles de points",
    "of": "sur {count}",
    "progress": "{done} sur {total}",
    "progressShort": "{done} / {total}",
    "comma": ", ",
    "close": "Fermer la fiche",
    "done": "C’est enregistré.",
    "result": {
      "None": "Bon",
      "Repair": "Réparer",
      "Replacement": "Changer",
      "NotAvailable": "Sans objet"
    },
    "mileage": {
      "title": "Kilométrage au compteur",
      "named": "Annoncé : {mileage}."
    },
    "filter": {
      "legend": "Points affichés",
      "all": "Tous",
      "left": "Restants {count}",
      "findings": "Défauts {count}",
      "asked": "À corriger {count}",
      "every": "Les {count}",
      "none": {
        "left": "Tous les points de cette famille ont une réponse.",
        "findings": "Aucun défaut dans cette famille."
      }
    },
    "point": {
      "place": "Point {number}, {family}, {place} sur {count}",
      "kept": "gardé ici",
      "asked": "À revoir",
      "again": "à revoir",
      "former": "Avant : {result}",
      "closed": "La fiche a été rendue entre-temps : ce que vous avez saisi ici n’a pas été pris.",
      "lacks": "Il manque : {list}.",
      "quantity": "Quantité",
      "fewer": "Un de moins",
      "more": "Un de plus",
      "cost": "Prix pièce et pose (DH)",
      "usual": "tarif habituel : {price}",
      "total": "Total du point",
      "painted": "Peinture",
      "measured": "Mesure ({unit})",
      "spot": "Emplacement sur la voiture",
      "phrases": "Constat",
      "phrasesFull": "{count, plural, one {Une phrase au plus.} other {# phrases au plus : retirez-en une pour en choisir une autre.}}",
      "remark": "Remarque",
      "remarkHint": "Ce que les phrases ne disent pas. Le vendeur et l’acheteur la lisent dans la langue où vous l’écrivez.",
      "back": "Point précédent : {number}, {name}",
      "next": "Point suivant : {number}, {name}",
      "photos": "{count, plural, one {# photo} other {# photos}}",
      "result": "Résultat",
      "unanswered": "pas encore contrôlé",
      "times": "{quantity} × {cost}",
      "reopen": "Rouvrir ce point"
    },
    "edit": {
      "open": "À corriger",
      "done": "Corrigé",
      "place": "Point {number}, {family}",
      "handedIn": "Rendu le {day}",
      "yours": "Correction",
      "running": "en cours",
      "locked": "{count, plural, one {# point fermé} other {# points fermés}}",
      "lockedText": "Déjà rendus, et personne ne les a renvoyés. Les rouvrir demande un motif.",
      "reopen": "Rouvrir un point…",
      "band": "{count, plural, one {À corriger : # point renvoyé} other {À corriger : # points renvoyés}}",
      "bandDay": "le {moment}",
      "corrected": "Corrigé le {moment}"
    },
    "lack": {
      "action": "le résultat",
      "edit": "la correction demandée",
      "cost": "le prix",
      "quantity": "la quantité",
      "comment": "le constat ou la raison en quelques mots",
      "reason": "la raison de ce prix en quelques mots",
      "photo": "une photo"
    },
    "spot": {
      "none": "Non indiqué",
      "marked": "Marqué sur le plan",
      "frontLeft": "Avant gauche",
      "front": "Avant",
      "frontRight": "Avant droit",
      "left": "Côté gauche",
      "roof": "Toit",
      "right": "Côté droit",
      "backLeft": "Arrière gauche",
      "back": "Arrière",
      "backRight": "Arrière droit"
    },
    "photo": {
      "add": "Photo",
      "sent": "Photo {number}",
      "here": "Photo {number}, gardée sur cet appareil",
      "after": "Photo {number} après réparation",
      "label": "ici",
      "drop": "Retirer la photo {number}",
      "unreadable": "{count, plural, one {Ce fichier n’est pas une photo lisible.} other {# fichiers ne sont pas des photos lisibles.}}"
    },
    "damage": {
      "title": "Dommages",
      "map": "Plan des dommages, avant de la voiture en haut",
      "front": "avant",
      "back": "arrière",
      "mark": "Touchez le plan pour situer le défaut ouvert.",
      "about": "Le plan ne se retourne pas en arabe : la gauche reste la gauche de la voiture."
    },
    "costs": {
      "title": "Remise en état",
      "none": "Aucun défaut pour l’instant.",
      "findings": "{count, plural, one {# défaut} other {# défauts}}"
    },
    "waiting": {
      "title": "{count, plural, =0 {À décider} one {# changement attend} other {# changements attendent}}",
      "answers": "{count, plural, one {# résultat} other {# résultats}}",
      "photos": "{count, plural, one {# photo, {size} Mo} other {# photos, {size} Mo}}",
      "remarks": "{count, plural, one {# remarque} other {# remarques}}",
      "sending": "Envoi de la photo {place} sur {count}",
      "refused": "{count, plural, one {# photo a été refusée : retirez-la ou reprenez-la.} other {# photos ont été refusées : retirez-les ou reprenez-les.}}",
      "now": "Envoyer maintenant"
    },
    "offline": {
      "title": "Hors ligne.",
      "waits": "{count, plural, one {# changement gardé sur cet appareil, il part seul au retour du réseau.} other {# changements gardés sur cet appareil, ils partent seuls au retour du réseau.}}",
      "none": "Vous pouvez continuer : tout est gardé sur cet appareil."
    },
    "elsewhere": "Cette fiche est ouverte dans un autre onglet de cet appareil. Fermez-le pour continuer ici.",
    "notKept": "Ce navigateur ne garde rien sur l’appareil : ne fermez pas la page avant que tout soit envoyé.",
    "conflict": {
      "title": "{name} : modifié aussi sur un autre appareil",
      "mine": "Vous, ici",
      "theirs": "{who}",
      "other": "L’autre appareil",
      "keepMine": "Garder le mien",
      "keepTheirs": "Prendre l’autre",
      "look": "Choisir"
    },
    "mark": {
      "one": "Faire revoir : {name}",
      "about": "Cochez les points à revoir dans la liste.",
      "next": "{count, plural, =0 {Continuer sans point} one {Continuer avec # point} other {Continuer avec # points}}",
      "stop": "Ne rien renvoyer",
      "list": "Points à revoir : {list}."
    },
    "step": {
      "title": "Étapes",
      "submit": "Rendre la fiche",
      "askEdits": "Demander des corrections…",
      "resubmit": "Rendre les corrections",
      "giveQuotation": "Donner la cotation",
      "acceptQuotation": "Valider la cotation",
      "rejectQuotation": "Refuser la cotation…",
      "accept": "Clôturer la fiche",
      "reject": "Rejeter la fiche…",
      "waits": "Des changements de cet appareil ne sont pas encore envoyés.",
      "missing": {
        "CheckListOpen": "Des points n’ont pas encore tout ce qu’il faut.",
        "mileage": "Le kilométrage du compteur manque.",
        "startValue": "Un responsable fixe d’abord la valeur de départ : elle manque, ou elle vaut pour une autre voiture.",
        "quotation": "La cotation n’est pas au-dessus de 0.",
        "Forbidden": "Qui a contrôlé la voiture ne valide pas sa cotation.",
        "parts": "Cochez d’abord les points à revoir.",
        "other": "Cette étape n’est pas possible maintenant.",
        "modelId": "Le modèle de la liste manque : choisissez-le plus haut.",
        "chassisNumber": "Le numéro de châssis manque.",
        "fuelType": "Le carburant manque.",
        "gearType": "La boîte de vitesses manque."
      },
      "about": {
        "submit": "Tous les points ont une réponse. La fiche n’est plus modifiable, sauf correction demandée.",
        "askEdits": "Les points cochés se rouvrent pour l’expert, avec votre question.",
        "resubmit": "La fiche corrigée repart au responsable.",
        "giveQuotation": "La cotation part au responsable pour validation.",
        "acceptQuotation": "La cotation est validée : elle explique l’offre, ligne par ligne.",
        "rejectQuotation": "La cotation revient à l’expert, avec votre raison.",
        "accept": "La fiche est clôturée. Une certification certifie la voiture et ouvre sa garantie.",
        "reject": "La fiche est fermée sans suite."
      }
    },
    "value": {
      "title": "Cotation",
      "start": "Valeur de départ",
      "unknown": "pas encore fixée",
      "findings": "Défauts",
      "extras": "Suppléments convenus",
      "quotation": "Cotation",
      "change": "Fixer la valeur",
      "handedIn": "Défauts rendus",
      "corrections": "Corrections",
      "renewed": "Cotation nouvelle",
      "open": "Provisoire : le point {number} reste à corriger.",
      "provisional": "La cotation est donnée en rendant les corrections."
    },
    "form": {
      "cancel": "Annuler",
      "save": "Enregistrer",
      "comment": "Commentaire",
      "startValue": "Valeur de départ (DH)",
      "startReason": "D’où vient cette valeur",
      "extras": "Suppléments (DH)",
      "extrasReason": "Pourquoi ces suppléments",
      "reopen": "Pourquoi rouvrir ce point",
      "cost": "Coût de la réparation (DH)",
      "day": "Réparé le",
      "repair": "Ce qui a été fait"
    },
    "repair": {
      "title": "Réparation après l’expertise",
      "done": "Réparé le {day} pour {cost}.",
      "save": "Noter la réparation",
      "photo": "Ajouter une photo d’après"
    },
    "history": "Historique",
    "open": {
      "certify": "Ouvrir une certification"
    },
    "paper": {
      "title": "Rapport d’expertise",
      "about": "Toute la fiche en PDF, pour l’équipe seulement. Une fiche qui a changé devient une nouvelle version.",
      "getOf": "Télécharger le rapport : {language}",
      "failed": "Le rapport n’a pas pu être établi. Réessayez."
    },
    "star": {
      "ok": "{count, plural, one {# sans défaut} other {# sans défaut}}",
      "fixed": "{count, plural, one {# à réparer} other {# à réparer}}",
      "note": "{count, plural, one {# à changer} other {# à changer}}",
      "none": "{count, plural, one {# reste} other {# restent}}",
      "marked": "Contour bleu : point renvoyé."
    },
    "handIn": {
      "now": "Rendre",
      "left": "{count, plural, one {Rendre : # reste} other {Rendre : # restent}}"
    },
    "reading": {
      "title": "La voiture, d’abord",
      "about": "Lisez-le sur la carte grise et sur la voiture. Le contrat et la facture le citent.",
      "chassisNumber": "Numéro de châssis",
      "chassisHint": "17 signes, sans I, O ni Q",
      "fuelType": "Carburant",
      "gearType": "Boîte de vitesses",
      "fiscalPower": "Puissance fiscale (CV)",
      "version": "Version",
      "releaseDate": "Première mise en circulation",
      "modelId": "Modèle",
      "brand": "Marque",
      "unlisted": "Le vendeur a écrit « {car} », qui n’est pas dans la liste. Choisissez le modèle de la liste ; s’il n’y est pas, un conseiller l’ajoute depuis le dossier.",
      "other": "Ce n’est pas le modèle ou la date annoncés",
      "asAnnounced": "Comme annoncé",
      "choose": "Choisir",
      "differs": "Autre chose que ce qui était annoncé",
      "open": "La valeur de départ a été calculée pour la voiture annoncée. Un responsable fixe la valeur avant que la cotation soit donnée.",
      "unread": "Cette voiture n’a pas de fiche d’expertise : complétez ce que dit la carte grise"
    }
  }
  staffIntermediations: {
    "title": "Dépôts-ventes",
    "intro": "{count, plural, =1001 {Plus de 1 000 dépôts-ventes en cours} =0 {Aucun dépôt-vente en cours} one {# dépôt-vente en cours} many {# dépôts-ventes en cours} other {# dépôts-ventes en cours}}",
    "views": "Vues",
    "view": {
      "todo": "À traiter",
      "overdue": "En retard",
      "waiting": "Attend le propriétaire",
      "onSale": "En vente",
      "all": "En cours",
      "closed": "Terminés"
    },
    "filter": {
      "area": "Agence",
      "everywhere": "Toutes les agences",
      "text": "Référence, plaque, nom, téléphone"
    },
    "column": {
      "due": "Échéance",
      "reference": "Référence",
      "seller": "Propriétaire",
      "vehicle": "Voiture",
      "plate": "Plaque",
      "status": "Statut",
      "area": "Agence",
      "asking": "Prix affiché",
      "floorAt": "Plancher {price}"
    },
    "kind": {
      "Individual": "Particulier",
      "GarageOwner": "Professionnel"
    },
    "empty": {
      "title": "Rien ici",
      "text": "Aucun dépôt-vente ne correspond à cette vue.",
      "all": "Tous les dépôts-ventes en cours"
    },
    "missing": {
      "title": "Ce dépôt-vente n’existe pas",
      "text": "Il n’existe pas, ou il est dans une autre agence que les vôtres.",
      "back": "Tous les dépôts-ventes",
      "storageAreaId": "L’agence est fermée.",
      "agreed": "Le propriétaire n’a pas encore donné son accord.",
      "PapersMissing": "Il manque la carte grise ou la pièce d’identité.",
      "NotSigned": "Le contrat n’est pas signé.",
      "CarHeld": "Un acheteur a réservé la voiture.",
      "other": "Une condition n’est pas remplie.",
      "expertise": "L’expertise n’a pas encore de cotation acceptée.",
      "account": "Le propriétaire n’a pas de compte : une annonce en demande un.",
      "modelId": "La voiture n’a pas de modèle de la liste : choisissez-le.",
      "chassisNumber": "Il manque le numéro de châssis : ajoutez-le sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "fuelType": "Il manque le carburant : ajoutez-le sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "gearType": "Il manque la boîte de vitesses : ajoutez-la sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "mileage": "Il manque le kilométrage lu à l’expertise."
    },
    "crumbs": "Fil d’Ariane",
    "status": {
      "Submited": "Nouvelle demande",
      "Accepted": "Expertise à faire",
      "Rejected": "Terminé sans vente",
      "TechnicalExpertiseSubmitted": "Prix à proposer",
      "TechnicalExpertisePendingEdit": "Expertise à revoir",
      "FlooePriceSubmited": "Prix proposé",
      "ContractGenerated": "Contrat à signer",
      "ContractSigned": "Contrat signé",
      "Complete": "Vendue",
      "TransferedToAd": "Passé en annonce"
    },
    "journey": "Parcours du dépôt-vente",
    "journeyAt": "Étape {place} sur {count} : {name}",
    "station": {
      "request": "Demande",
      "expertise": "Expertise",
      "terms": "Prix",
      "contract": "Contrat",
      "sale": "Vente",
      "transfer": "Virement"
    },
    "stationState": {
      "done": "fait",
      "now": "en cours",
      "next": "à venir"
    },
    "actions": "Actions permises",
    "actionsNone": "Rien à faire pour vous maintenant.",
    "done": "C’est fait.",
    "action": {
      "accept": "Accepter la demande",
      "reject": "Refuser",
      "proposeFloor": "Proposer prix et frais",
      "generateContract": "Établir le contrat",
      "sign": "Contrat signé : mettre en vente",
      "agreeFloor": "Le propriétaire est d’accord",
      "wishFloor": "Le propriétaire souhaite un autre plancher",
      "toAd": "Le propriétaire passe en annonce",
      "withdraw": "Le propriétaire retire sa voiture"
    },
    "about": {
      "accept": "Le propriétaire reçoit un e-mail avec l’adresse de l’agence, et un SMS.",
      "acceptSeen": "La voiture est déjà expertisée : le propriétaire n’a pas à la rapporter, il reste à proposer prix et frais.",
      "reject": "Le propriétaire lit le motif.",
      "proposeFloor": "Le propriétaire voit le prix affiché, le plancher, chaque frais et son net. Une nouvelle proposition annule l’accord et la signature d’avant.",
      "generateContract": "Le contrat et l’engagement sont imprimés en français et en arabe.",
      "sign": "La voiture entre au stock en dépôt-vente, au prix convenu. Il reste les photos et la publication.",
      "agreeFloor": "À sa place, comme il l’a dit : le dossier garde votre nom.",
      "wishFloor": "À sa place, comme il l’a dit.",
      "toAd": "Le dépôt-vente s’arrête sans frais : la voiture devient un brouillon dans ses annonces, une expertise acceptée la suit. Il reçoit un e-mail.",
      "withdraw": "La voiture quitte le site et le stock, sans frais pour lui."
    },
    "form": {
      "cancel": "Fermer",
      "comment": "Remarque",
      "commentNeeded": "Motif",
      "type": "Pour qui",
      "intermediationTypeId": "Type et frais",
      "askingPrice": "Prix affiché, en dirhams",
      "floorPrice": "Prix plancher, en dirhams",
      "worth": "Valeur après constats : {worth}.",
      "below": "{below} sous la valeur après constats ({worth}) : le propriétaire lira pourquoi.",
      "floorReason": "Pourquoi sous la valeur de la voiture",
      "wishedFloor": "Plancher souhaité, en dirhams",
      "choose": "Choisir",
      "action": "Action"
    },
    "terms": {
      "title": "Prix et frais",
      "none": "Rien n’est proposé.",
      "asking": "Prix affiché",
      "floor": "Prix plancher",
      "floorReason": "Pourquoi ce plancher",
      "wished": "Plancher souhaité",
      "type": "Type",
      "agreed": "Accord",
      "agreedFor": "{date}, noté par {name}",
      "netAsking": "Net au prix affiché",
      "netFloor": "Net au plancher",
      "until": "Mandat jusqu’au",
      "signed": "Signé",
      "signedBy": "{date}, {name}",
      "settlement": "Décompte",
      "sale": "Prix de vente",
      "net": "Net du propriétaire"
    },
    "sign": {
      "title": "Signature du contrat",
      "text": "Le propriétaire signe ici, ou le contrat signé est ajouté aux documents.",
      "drawn": "Signé sur tablette par {name}.",
      "again": "Signer à nouveau"
    },
    "payout": {
      "title": "Virement au propriétaire",
      "due": "À virer au plus tard",
      "amount": "Montant",
      "prepare": "Préparer le virement",
      "prepared": "Préparé par {name} : une autre personne confirme.",
      "preparedMine": "Vous l’avez préparé : une autre personne confirme.",
      "drop": "Reprendre",
      "confirm": "Virement fait",
      "reference": "Référence du virement",
      "paid": "Viré le {date}, référence {reference}.",
      "noBank": "Il manque le RIB du propriétaire.",
      "failed": "Cela n’a pas marché. Réessayez."
    },
    "papers": {
      "title": "Documents",
      "none": "Aucun document n’est arrivé.",
      "failed": "Le document n’a pas pu être ouvert.",
      "status": {
        "None": "Gardé",
        "Preview": "À contrôler",
        "Accepted": "Accepté",
        "Rejected": "Refusé",
        "Published": "Imprimé"
      },
      "open": "Ouvrir",
      "openOf": "Ouvrir : {name}",
      "accept": "Accepter",
      "acceptOf": "Accepter : {name}",
      "add": "Ajouter un document",
      "kind": "Document à ajouter",
      "sending": "Envoi…",
      "signature": "Signature sur tablette",
      "type": {
        "VehicleGrayCard": "Carte grise",
        "CustomerCIN": "CIN",
        "CustomerRC": "Registre de commerce",
        "CustomerCompanyStatus": "Statuts de la société",
        "VehicleTechnicalVisit": "Visite technique",
        "VehicleRoadTax": "Vignette de l’année",
        "VehiclePowerOfAttorney": "Procuration du titulaire",
        "VehicleWithdrawal": "Mainlevée de la banque",
        "IntermediationContractIndividual": "Contrat de dépôt-vente",
        "IntermediationContractGarageOwner": "Contrat de dépôt-vente",
        "IntermediationCommitmentIndividual": "Engagement du propriétaire",
        "IntermediationCommitmentGarageOwner": "Engagement du professionnel",
        "IntermediationExpertiseSheet": "Rapport d’expertise",
        "IntermediationSaleContractIndividual": "Contrat de vente",
        "IntermediationSaleContractGarageOwner": "Contrat de vente",
        "BankTransferCommitment": "Engagement de virement",
        "TransferPV": "Procès-verbal de cession"
      }
    },
    "history": "Historique",
    "seller": {
      "title": "Propriétaire",
      "company": "Société",
      "name": "Nom",
      "phone": "Téléphone",
      "email": "E-mail",
      "idNumber": "CIN",
      "address": "Adresse",
      "kind": "Type",
      "assignedTo": "Suivi par"
    },
    "bank": {
      "title": "Compte du propriétaire",
      "change": "RIB…",
      "none": "Pas encore de RIB.",
      "save": "Enregistrer",
      "holder": "Titulaire",
      "bankName": "Banque",
      "bankNumber": "RIB",
      "numberHint": "24 chiffres ; la clé est vérifiée.",
      "bankAddress": "Agence bancaire"
    },
    "car": {
      "title": "Voiture",
      "plate": "Plaque",
      "release": "Première circulation",
      "mileage": "Kilométrage",
      "store": "Agence",
      "estimated": "Estimée en ligne",
      "range": "{low} à {high}",
      "purchase": "Vient de la demande",
      "booking": "Vendue par",
      "stock": "Fiche du stock",
      "lacks": "Avant la publication, il manque à la fiche : {count, plural, one {# point} many {# points} other {# points}}.",
      "visit": "Rendez-vous",
      "interest": "{views} visites de la page, {favourites} favoris, {questions} questions, {bookings} réservations"
    },
    "types": {
      "title": "Types et frais",
      "intro": "Un contrat garde les frais du jour où ils ont été proposés.",
      "nameIn": "Nom en {language}",
      "rule": "Règle",
      "PV": "Frais sur le prix de vente",
      "M": "Frais sur la marge au-dessus du plancher",
      "type": "Pour qui",
      "fees": "Frais",
      "feeIn": "Frais en {language}",
      "feeType": "Calcul",
      "Fixed": "Fixe, en dirhams",
      "Percent": "En pour cent",
      "value": "Valeur",
      "add": "Ajouter des frais",
      "remove": "Retirer",
      "removeOf": "Retirer : {name}",
      "new": "Nouveau type",
      "save": "Enregistrer",
      "off": "Ne plus proposer",
      "isOff": "N’est plus proposé",
      "saved": "Types enregistrés.",
      "managers": "Les responsables changent les types.",
      "edit": "Modifier",
      "close": "Fermer"
    },
    "expertise": {
      "title": "Expertise",
      "open": "Ouvrir la fiche",
      "sheet": "Fiche",
      "status": "État",
      "start": "Valeur de départ",
      "worth": "Valeur après constats"
    },
    "differences": "L’expert a lu autre chose que ce qui était annoncé"
  }
  staffModels: {
    "title": "Hors liste, écrit par le vendeur : {car}",
    "text": "Donnez-lui un modèle de la liste. Sans lui, la voiture n’entre pas au stock et son annonce ne peut pas être acceptée.",
    "field": {
      "brand": "Marque",
      "model": "Modèle"
    },
    "choose": "Choisir",
    "adds": "Ce nom rejoint la liste, en français et en arabe, pour tout le monde.",
    "save": "Enregistrer",
    "add": "Ajouter à la liste"
  }
  staffNewsletter: {
    "title": "Lettre d’information",
    "intro": "À ceux qui ont confirmé qu’ils la veulent, et à personne d’autre.",
    "draftIntro": "Un paragraphe par ligne vide. Rien ne part avant que la lettre soit enregistrée, puis envoyée.",
    "add": "Nouvelle lettre",
    "subject": "Objet",
    "noSubject": "Sans objet",
    "state": "État",
    "when": "Moment",
    "preview": "Aperçu",
    "wayOut": "Ne plus recevoir la lettre",
    "subjectIn": "Objet ({language})",
    "textIn": "Texte ({language})",
    "linkTextIn": "Mots du bouton ({language})",
    "link": "Lien du bouton",
    "linkHint": "Une place du site, comme /search-result, ou une adresse https. Vide : pas de bouton.",
    "to": "À qui",
    "readersOf": "Lecteurs en {language}",
    "joinedAfter": "Inscrits depuis le",
    "readers": "{count, plural, =0 {Personne ne la recevrait.} one {# personne la recevrait.} other {# personnes la recevraient.}}",
    "pending": "{count, plural, one {# adresse attend sa confirmation et ne reçoit rien.} other {# adresses attendent leur confirmation et ne reçoivent rien.}}",
    "save": "Enregistrer",
    "saved": "Lettre enregistrée.",
    "sending": "Envoi",
    "tryOut": "M’envoyer un essai",
    "tried": "Essai envoyé à {to}.",
    "day": "Partir le",
    "dayHint": "Vide : tout de suite.",
    "time": "À",
    "plan": "Programmer l’envoi",
    "send": "Envoyer",
    "managerSends": "Un responsable envoie la lettre.",
    "leavesAt": "Part le {moment}.",
    "drop": "Supprimer le brouillon",
    "steps": {
      "unschedule": "Reprendre comme brouillon",
      "pause": "Mettre en pause",
      "resume": "Reprendre l’envoi",
      "cancel": "Arrêter l’envoi"
    },
    "states": {
      "Draft": "Brouillon",
      "Scheduled": "Programmée",
      "Sending": "En cours d’envoi",
      "Paused": "En pause",
      "Sent": "Envoyée",
      "Cancelled": "Arrêtée"
    },
    "figures": {
      "title": "Ce qu’elle est devenue",
      "addressed": "Destinataires",
      "waiting": "En attente",
      "sent": "Remises",
      "bounced": "Revenues",
      "failed": "Non remises",
      "withheld": "Retenues : parti ou plainte",
      "stopped": "Départs après la lettre",
      "unwatched": "Les ouvertures et les clics ne sont pas suivis."
    },
    "empty": {
      "title": "Aucune lettre",
      "text": "Écrivez la première : elle attend ici tant que vous ne l’envoyez pas."
    },
    "csv": {
      "file": "abonnes",
      "email": "E-mail",
      "language": "Langue",
      "confirmed": "Confirmé le",
      "text": "Texte accepté"
    }
  }
  staffPurchases: {
    "title": "Achats et reprises",
    "intro": "{count, plural, =1001 {Plus de 1 000 demandes en cours} =0 {Aucune demande en cours} one {# demande en cours} many {# demandes en cours} other {# demandes en cours}}",
    "views": "Vues",
    "view": {
      "todo": "À traiter",
      "overdue": "En retard",
      "waiting": "Attend le vendeur",
      "all": "En cours",
      "closed": "Terminées"
    },
    "filter": {
      "area": "Agence",
      "everywhere": "Toutes les agences",
      "text": "Référence, plaque, nom, téléphone"
    },
    "column": {
      "due": "Échéance",
      "reference": "Référence",
      "seller": "Vendeur",
      "vehicle": "Voiture",
      "plate": "Plaque",
      "status": "Statut",
      "type": "Type",
      "area": "Agence",
      "offer": "Offre"
    },
    "type": {
      "Purchase": "Achat",
      "TradeIn": "Reprise"
    },
    "empty": {
      "title": "Rien ici",
      "text": "Aucune demande ne correspond à cette vue.",
      "all": "Toutes les demandes en cours"
    },
    "missing": {
      "title": "Cette demande n’existe pas",
      "text": "Elle n’existe pas, ou elle est dans une autre agence que les vôtres.",
      "back": "Toutes les demandes",
      "storageAreaId": "L’agence est fermée.",
      "OfferOver": "L’offre n’est plus valable.",
      "PapersMissing": "Il manque des documents, ou certains ne sont pas acceptés.",
      "documents": "Aucun document n’est refusé.",
      "bankAccount": "Il manque le RIB du vendeur.",
      "other": "Une condition n’est pas remplie.",
      "transfer": "Aucun virement n’est préparé.",
      "SecondPerson": "Vous l’avez préparé : une autre personne confirme.",
      "account": "Le vendeur n’a pas de compte : une annonce en demande un.",
      "modelId": "La voiture n’a pas de modèle de la liste : choisissez-le.",
      "chassisNumber": "Il manque le numéro de châssis : ajoutez-le sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "fuelType": "Il manque le carburant : ajoutez-le sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "gearType": "Il manque la boîte de vitesses : ajoutez-la sur la fiche d’expertise, ou dans ce dossier s’il n’y a pas de fiche.",
      "mileage": "Il manque le kilométrage lu à l’expertise."
    },
    "crumbs": "Fil d’Ariane",
    "status": {
      "Submited": "Nouvelle demande",
      "Accepted": "Expertise à faire",
      "Rejected": "Refusée",
      "TechnicalExpertiseSubmitted": "Offre à valider",
      "TechnicalExpertisePendingEdit": "Expertise à revoir",
      "QuotationRejected": "Cotation à refaire",
      "QuotationAccepted": "Offre envoyée",
      "CustomerRejected": "Offre refusée",
      "CustomerNegociated": "Autre prix demandé",
      "CustomerAccepted": "Offre acceptée",
      "Deactivated": "Désactivée",
      "DocumentsSubmited": "Documents reçus",
      "DocumentsRejected": "Documents refusés",
      "DocumentsAccepted": "Documents acceptés",
      "Billed": "Facturée",
      "DocumentsConformityRejected": "Papiers non conformes",
      "DocumentsConformityAccepted": "Virement à faire",
      "Complete": "Payée",
      "TransferedToIntermediation": "Passée en dépôt-vente",
      "Canceled": "Annulée",
      "TransferedToAd": "Passée en annonce"
    },
    "journey": "Parcours de la demande",
    "journeyAt": "Étape {place} sur {count} : {name}",
    "station": {
      "request": "Demande",
      "visit": "Expertise",
      "offer": "Offre",
      "documents": "Documents",
      "bill": "Facture",
      "transfer": "Virement"
    },
    "stationState": {
      "done": "fait",
      "now": "en cours",
      "next": "à venir"
    },
    "late": "Le virement de {price} devait partir avant le {due}.",
    "actions": "Actions permises",
    "actionsNone": "Rien à faire pour vous maintenant.",
    "done": "C’est fait.",
    "action": {
      "accept": "Accepter la demande",
      "reject": "Refuser la demande",
      "approveQuotation": "Envoyer l’offre au vendeur",
      "rejectQuotation": "Refuser la cotation",
      "newOffer": "Faire une nouvelle offre",
      "acceptDocuments": "Accepter les documents",
      "rejectDocuments": "Refuser les documents",
      "bill": "Faire la facture d’achat",
      "conform": "Papiers signés conformes",
      "notConform": "Papiers non conformes",
      "pay": "Virement effectué",
      "deactivate": "Désactiver",
      "reopen": "Rouvrir",
      "acceptOffer": "Le vendeur accepte l’offre",
      "negotiate": "Le vendeur demande un autre prix",
      "decline": "Le vendeur refuse l’offre",
      "toIntermediation": "Passer en dépôt-vente",
      "toAd": "Le vendeur passe en annonce",
      "sendDocuments": "Documents complets",
      "cancel": "Annuler la demande",
      "takeBack": "Reprendre la demande de prix"
    },
    "about": {
      "accept": "Le vendeur reçoit un e-mail avec l’adresse de l’agence, et un SMS.",
      "reject": "Le vendeur lit le motif.",
      "approveQuotation": "L’offre part par e-mail et SMS avec son calcul.",
      "rejectQuotation": "L’expert devra en proposer une autre.",
      "newOffer": "Elle remplace la précédente et repart pour sa durée entière.",
      "acceptDocuments": "Chaque document demandé est accepté.",
      "rejectDocuments": "Le vendeur lit le motif et renvoie ce qui a été refusé.",
      "bill": "La facture et l’engagement de virement sont imprimés ; le RIB ne change plus.",
      "conform": "Le délai de virement commence maintenant.",
      "notConform": "Le vendeur lit ce qui manque.",
      "pay": "Le virement préparé est parti : la voiture entre au stock et le vendeur est prévenu.",
      "deactivate": "La demande peut être rouverte.",
      "reopen": "La demande reprend au début.",
      "acceptOffer": "À sa place, comme il l’a dit.",
      "negotiate": "À sa place, comme il l’a dit.",
      "decline": "À sa place, comme il l’a dit.",
      "toIntermediation": "Un dossier de dépôt-vente s’ouvre avec la voiture et les documents reçus.",
      "toAd": "La demande s’arrête sans frais : la voiture devient un brouillon dans ses annonces, une expertise acceptée la suit. Il reçoit un e-mail.",
      "sendDocuments": "Tous les documents demandés sont là : ils passent au contrôle.",
      "cancel": "Le vendeur est prévenu.",
      "takeBack": "Le vendeur retire sa demande de prix : l’offre reste telle quelle."
    },
    "form": {
      "cancel": "Fermer",
      "comment": "Remarque",
      "commentNeeded": "Motif",
      "quotation": "Offre, en dirhams",
      "wishedPrice": "Prix souhaité, en dirhams",
      "reasonId": "Raison de l’annulation",
      "action": "Action",
      "choose": "Choisir",
      "isSure": "Le prix dépasse le haut du marché, {price} : le vendeur le confirme"
    },
    "papers": {
      "title": "Documents",
      "none": "Aucun document n’est arrivé.",
      "failed": "Le document n’a pas pu être ouvert.",
      "state": {
        "Missing": "Manque",
        "Sent": "À contrôler",
        "Accepted": "Accepté",
        "Rejected": "Refusé"
      },
      "status": {
        "None": "Gardé",
        "Preview": "À contrôler",
        "Accepted": "Accepté",
        "Rejected": "Refusé",
        "Published": "Imprimé"
      },
      "open": "Ouvrir",
      "openOf": "Ouvrir : {name}",
      "accept": "Accepter",
      "acceptOf": "Accepter : {name}",
      "refuse": "Refuser",
      "refuseOf": "Refuser : {name}",
      "why": "Ce que le vendeur lira",
      "type": {
        "VehicleGrayCard": "Carte grise",
        "CustomerCIN": "CIN",
        "CustomerRC": "Registre de commerce",
        "CustomerCompanyStatus": "Statuts de la société",
        "CustomerCompanyWithdrawal": "Délégation de signature",
        "VehicleTechnicalVisit": "Visite technique",
        "VehicleRoadTax": "Vignette de l’année",
        "VehiclePowerOfAttorney": "Procuration du titulaire",
        "VehicleWithdrawal": "Mainlevée de la banque",
        "TransferPV": "Acte de cession signé",
        "QuotationSheet": "Offre imprimée",
        "TradeInVoucher": "Bon de reprise",
        "PurchaseVoucher": "Bon d’achat",
        "PurchaseInvoice": "Facture d’achat",
        "BankTransferCommitment": "Engagement de virement",
        "VehicleCheckPartImage": "Facture du vendeur"
      },
      "kind": "Motif",
      "readsIn": "Il le lit en {language}, dans son espace et dans le message du refus.",
      "whys": {
        "unreadable": "Illisible",
        "incomplete": "Incomplet",
        "expired": "Périmé",
        "other": "Autre"
      },
      "say": {
        "unreadable": "{name} : la photo est floue. Photographiez le document à plat, à la lumière du jour.",
        "incomplete": "{name} : il manque une face ou une page. Renvoyez le document entier.",
        "expired": "{name} : le document n’est plus valable. Envoyez-en un en cours de validité."
      },
      "face": {
        "Front": "{name}, recto",
        "Back": "{name}, verso"
      }
    },
    "offers": {
      "title": "Offre",
      "none": "Aucune offre n’est écrite.",
      "start": "Valeur de départ",
      "draft": "Cotation, pas encore envoyée",
      "made": "Offre envoyée",
      "until": "Valable jusqu’au {until}",
      "wished": "Le vendeur souhaite {price}."
    },
    "history": "Historique",
    "seller": {
      "partner": "Partenaire",
      "title": "Vendeur",
      "ice": "ICE",
      "registrationNumber": "Registre du commerce (RC)",
      "company": "Société",
      "name": "Nom",
      "phone": "Téléphone",
      "email": "E-mail",
      "idNumber": "CIN",
      "address": "Adresse"
    },
    "bank": {
      "title": "Compte du vendeur",
      "change": "RIB…",
      "none": "Pas encore de RIB.",
      "save": "Enregistrer",
      "holder": "Titulaire",
      "bankName": "Banque",
      "bankNumber": "RIB",
      "numberHint": "24 chiffres ; la clé est vérifiée.",
      "bankAddress": "Agence bancaire"
    },
    "car": {
      "title": "Voiture",
      "plate": "Plaque",
      "release": "Première circulation",
      "mileage": "Kilométrage",
      "credit": "Encore en crédit",
      "holder": "Au nom du vendeur",
      "store": "Agence",
      "wanted": "Voiture souhaitée",
      "estimated": "Estimée en ligne",
      "range": "{low} à {high}",
      "twins": "Même plaque, aussi en cours : {references}.",
      "sheet": "Fiche d’expertise"
    },
    "unknown": "non dit",
    "yes": "oui",
    "no": "non",
    "visit": {
      "title": "Rendez-vous",
      "none": "Aucun rendez-vous pour l’instant.",
      "done": "voiture vue",
      "missed": "personne n’est venu",
      "came": "Voiture vue",
      "away": "Absent",
      "move": "Déplacer",
      "choose": "Fixer un rendez-vous",
      "cancel": "Annuler",
      "offline": "Pas de réponse. Vérifiez le réseau et réessayez.",
      "moved": "Le rendez-vous est enregistré et le vendeur prévenu.",
      "cancelled": "Le rendez-vous est annulé et le vendeur prévenu.",
      "noted": "C’est noté.",
      "sure": "Annuler ce rendez-vous ? Le vendeur en est prévenu, sa demande reste ouverte.",
      "keep": "Le garder",
      "elsewhere": "Ce rendez-vous se change depuis son dossier.",
      "new": "Nouveau rendez-vous",
      "whose": "Référence, plaque, nom ou téléphone",
      "found": "{count, plural, =0 {Aucune demande trouvée} one {# demande trouvée} many {# demandes trouvées} other {# demandes trouvées}}",
      "nobody": "Aucune demande n’attend de rendez-vous ici. Une demande au comptoir ou par téléphone se prend dans « Achats et reprises ».",
      "take": "Choisir",
      "chooseOf": "Choisir la demande de {name}",
      "somebodyElse": "Une autre demande",
      "place": "Fixer le rendez-vous",
      "placeOf": "Fixer le rendez-vous de {name}",
      "otherTime": "Une autre heure",
      "told": "Le vendeur reçoit un e-mail avec l’adresse et l’heure, et un SMS.",
      "waiting": "{count, plural, =0 {Aucune demande sans rendez-vous} one {# demande sans rendez-vous} many {# demandes sans rendez-vous} other {# demandes sans rendez-vous}}",
      "of": "{kind}, {moment}"
    },
    "take": {
      "new": "Nouvelle demande",
      "title": "Demande au comptoir ou par téléphone",
      "intro": "Pour un vendeur qui est devant vous ou qui appelle. Aucun code n’est demandé à son téléphone.",
      "notYours": "Les demandes sont prises par un conseiller ou un responsable.",
      "who": "Vendeur",
      "car": "Voiture",
      "where": "Agence et rendez-vous",
      "search": "Déjà client ? Téléphone ou CIN",
      "find": "Chercher",
      "unknown": "Personne à ce numéro : remplissez les champs.",
      "choose": "Choisir",
      "somebodyElse": "Quelqu’un d’autre",
      "hasAccount": "a un compte",
      "noAccount": "sans compte",
      "open": "{count, plural, one {# demande en cours} many {# demandes en cours} other {# demandes en cours}}",
      "mrs": "Madame",
      "mr": "Monsieur",
      "company": "Société",
      "local": "Marocaine",
      "foreign": "Étrangère",
      "plateHint": "Comme sur la carte grise : ⁦12345 | ⁧أ⁩ | 6⁩",
      "noModels": "Les modèles ne sont pas arrivés.",
      "desiredHint": "La voiture qu’il souhaite, en quelques mots.",
      "later": "Sans horaire, le rendez-vous est fixé plus tard depuis le dossier.",
      "noTime": "Sans rendez-vous pour l’instant",
      "send": "Enregistrer la demande",
      "told": "Le vendeur reçoit la référence et le lien de suivi par e-mail et SMS.",
      "taken": "Demande enregistrée",
      "field": {
        "CustomerId": "Client",
        "Civility": "Civilité",
        "CompanyName": "Raison sociale",
        "FirstName": "Prénom",
        "LastName": "Nom",
        "Phone": "Téléphone",
        "Email": "E-mail",
        "IdNumber": "CIN",
        "City": "Ville",
        "Address": "Adresse",
        "AddressLine2": "Complément d’adresse",
        "Zip": "Code postal",
        "RegistrationType": "Immatriculation",
        "RegistrationNumber": "Plaque",
        "Brand": "Marque",
        "Model": "Modèle",
        "ReleaseDate": "Première mise en circulation",
        "Mileage": "Kilométrage",
        "IsUnderCredit": "Encore en crédit",
        "IsHolder": "Carte grise à son nom",
        "Type": "Achat ou reprise",
        "DesiredModel": "Voiture souhaitée",
        "StorageAreaId": "Agence",
        "AppointmentStart": "Horaire"
      }
    },
    "comments": {
      "title": "Commentaires",
      "none": "Aucun commentaire.",
      "about": "Le vendeur lit ce que vous écrivez ici.",
      "name": "Titre",
      "body": "Commentaire pour le vendeur",
      "send": "Publier",
      "sent": "Commentaire publié",
      "field": {
        "title": "Titre",
        "body": "Commentaire"
      }
    },
    "print": {
      "title": "Papiers à imprimer",
      "none": "Aucun papier ne peut encore être établi.",
      "unavailable": "Les papiers ne sont pas disponibles.",
      "print": "Établir",
      "again": "Nouvelle version",
      "open": "Ouvrir",
      "printOf": "Établir : {name}, {language}",
      "againOf": "Nouvelle version : {name}, {language}",
      "openOf": "Ouvrir : {name}, {language}",
      "version": "version {version}, {date}",
      "notYet": "pas encore établi",
      "done": "{name} : version {version} établie.",
      "failed": "Le papier n’a pas pu être établi. Réessayez."
    },
    "transfer": {
      "title": "Virement",
      "clock": "Délai de virement",
      "before": "Le virement de {price} doit partir avant le {due}.",
      "amount": "Montant",
      "debited": "Compte débité",
      "reference": "Référence du virement",
      "offBooking": "Déduit de l’achat",
      "prepared": "Préparé par",
      "confirmed": "Confirmé par",
      "sentBack": "Renvoyé par",
      "notYou": "Vous l’avez préparé : une autre personne le confirme.",
      "second": "Un responsable qui ne l’a pas préparé confirme que le virement est parti.",
      "confirm": "Confirmer et marquer payé",
      "to": "Vers le RIB",
      "deduct": "Ne rien virer : déduire le prix de l’achat",
      "prepare": "Préparer le virement",
      "two": "Une autre personne le confirmera.",
      "back": "Renvoyer",
      "why": "Pourquoi"
    },
    "partners": {
      "title": "Clés des partenaires",
      "intro": "Chaque clé permet à une entreprise d’envoyer des voitures à vendre ou à reprendre, et d’en suivre l’état. Rien d’autre.",
      "name": "Partenaire",
      "nameHint": "Le nom que l’équipe verra sur ses demandes.",
      "make": "Créer une clé",
      "made": "Clé de {name}",
      "once": "Transmettez-la maintenant par un moyen sûr : elle ne sera plus jamais affichée.",
      "copy": "Copier la clé",
      "copied": "Clé copiée",
      "key": "Clé",
      "requests": "Demandes",
      "created": "Créée",
      "lastUsed": "Dernier appel",
      "never": "Jamais",
      "state": "État",
      "active": "Active",
      "expires": "Expire le",
      "expired": "Expirée",
      "revoked": "Révoquée",
      "revoke": "Révoquer",
      "revokeOf": "Révoquer la clé de {name}",
      "sure": "Révoquer la clé de {name} ?",
      "sureText": "Ses appels seront refusés dès maintenant, sans retour possible. Les demandes déjà reçues restent.",
      "keep": "Garder la clé",
      "failed": "L’action n’a pas abouti. Vérifiez le réseau et réessayez.",
      "none": "Aucune clé",
      "noneText": "Créez une clé quand un partenaire est prêt à envoyer des voitures."
    },
    "card": {
      "title": "Lecture de la carte grise",
      "hint": "Les photos sont relues sur notre serveur et comparées à la demande. Rien n’en est gardé.",
      "read": "Lire la carte",
      "again": "Relire la carte",
      "reading": "Lecture en cours…",
      "failed": "La carte n’a pas pu être lue. Vérifiez le réseau et réessayez.",
      "found": "{count, plural, =0 {Rien n’a pu être lu sur ces photos.} one {# valeur lue} many {# valeurs lues} other {# valeurs lues}}",
      "typed": "Dans la demande :",
      "trust": {
        "alone": "Sûr à {percent} %",
        "sure": "Conforme, sûr à {percent} %",
        "different": "Différent, sûr à {percent} %",
        "unsure": "À vérifier, sûr à {percent} %"
      }
    },
    "tradeIn": {
      "title": "Reprise et achat",
      "tradedIn": "Voiture reprise",
      "none": "Cette reprise n’est liée à aucune réservation.",
      "tie": "Lier à {reference}, {title}",
      "untie": "Délier",
      "car": "Voiture achetée",
      "price": "Prix",
      "fees": "Garantie",
      "settled": "Déjà reçu",
      "value": "Valeur de reprise",
      "valueLater": "Valeur de reprise, pas encore déduite",
      "toPay": "Reste à payer",
      "toReceive": "En faveur du client",
      "together": "Annuler l’une annule aussi l’autre."
    },
    "differences": "L’expert a lu autre chose que ce qui était annoncé",
    "judgedOnSheet": "La cotation se donne et se valide sur la fiche d’expertise :"
  }
  staffSettings: {
    "title": "Réglages",
    "intro": "Une valeur enregistrée compte tout de suite ; les pages du site suivent en moins d’une minute.",
    "views": "Vues des réglages",
    "values": "Valeurs",
    "holidays": "Jours fériés",
    "search": "Chercher un réglage",
    "none": "Aucun réglage ne correspond.",
    "save": "Enregistrer",
    "undo": "Annuler",
    "saved": "Enregistré.",
    "failed": "La valeur n’a pas été enregistrée. Réessayez.",
    "changed": "Modifié le {day} par {name}",
    "public": "Visible sur le site",
    "history": "Historique",
    "yes": "Oui",
    "no": "Non",
    "limits": "De {min} à {max}",
    "numbersHint": "Nombres croissants séparés par des virgules",
    "numbersFault": "Écrivez des nombres entiers croissants, séparés par des virgules.",
    "hours": {
      "closed": "Fermé",
      "open": "Ouverture, {day}",
      "close": "Fermeture, {day}",
      "isOpen": "Ouvert {day}",
      "order": "La fermeture vient après l’ouverture."
    },
    "row": {
      "maxAge": "Âge max. (ans)",
      "maxMileage": "Kilométrage max.",
      "months": "Garantie (mois)",
      "add": "Ajouter une ligne",
      "drop": "Supprimer la ligne {number}"
    },
    "choice": {
      "Margin": "Sur la marge",
      "Standard": "Sur le prix",
      "Exempt": "Exonéré"
    },
    "holiday": {
      "intro": "Les délais et les horaires de réservation sautent ces jours. Les fêtes religieuses suivent la lune : corrigez la date dès son annonce.",
      "year": "Année",
      "date": "Date",
      "name": "Jour férié",
      "certainty": "Certitude",
      "nameIn": "Nom en {language}",
      "add": "Ajouter un jour",
      "edit": "Modifier",
      "drop": "Supprimer",
      "dropTitle": "Supprimer {name} ?",
      "dropText": "Ce jour redevient un jour ordinaire pour les délais et les réservations.",
      "actions": "Actions",
      "saved": "Jour férié enregistré.",
      "dropped": "Jour férié supprimé.",
      "empty": {
        "title": "Aucun jour férié cette année",
        "text": "Ajoutez un jour, ou choisissez une autre année."
      },
      "known": {
        "Fixed": "Fixe",
        "Observed": "Constaté",
        "Announced": "Annoncé",
        "Estimated": "Estimé, peut bouger d’un jour"
      }
    },
    "group": {
      "site": "Le site",
      "company": "L’entreprise",
      "selling": "Reprise et vente de particuliers",
      "customerCentre": "Relation clients",
      "booking": "Réservation",
      "due": "Délais de traitement",
      "invoice": "Facturation",
      "financing": "Financement",
      "warranty": "Garantie et échange",
      "search": "Recherche et comparaison",
      "vehicles": "Voitures",
      "data": "Données et conservation",
      "other": "Divers"
    },
    "label": {
      "site": {
        "name": {
          "fr": "Nom du site en français",
          "ar": "Nom du site en arabe"
        },
        "email": "E-mail de contact",
        "legal": {
          "company": "Raison sociale",
          "cndp": "Numéro CNDP"
        }
      },
      "company": {
        "form": {
          "fr": "Forme juridique en français",
          "ar": "Forme juridique en arabe"
        },
        "capital": "Capital social",
        "seat": {
          "fr": "Siège en français",
          "ar": "Siège en arabe"
        },
        "rc": {
          "fr": "Registre de commerce en français",
          "ar": "Registre de commerce en arabe"
        },
        "ice": "ICE",
        "taxId": "Identifiant fiscal",
        "businessTax": "Taxe professionnelle",
        "cnss": "CNSS"
      },
      "invoice": {
        "vat": "TVA des voitures",
        "vatRate": "Taux de TVA",
        "prefix": "Préfixe des factures"
      },
      "customerCentre": {
        "phone": "Téléphone",
        "hours": "Horaires de la relation clients"
      },
      "assistance": {
        "phone": "Téléphone de l’assistance",
        "mobile": "Mobile de la personne de garde",
        "callbackMinutes": "Rappel promis en"
      },
      "contact": {
        "replyHours": "Délai de réponse",
        "mailsHourly": "Mails à des inconnus, par heure",
        "duplicateDays": "Demande en double",
        "keepDays": "Demandes de contact",
        "heldDays": "Demandes retenues"
      },
      "booking": {
        "depositDirhams": "Acompte",
        "hours": "Horaires de réservation",
        "holdMinutes": "Voiture gardée pendant le paiement",
        "offerMinutes": "Proposition au suivant",
        "placeDays": "Durée d’une place dans la file",
        "refundDays": "Acompte toujours rendu",
        "refundLater": "Acompte rendu aussi plus tard",
        "mileageLimit": "Kilomètres du mois d’échange",
        "exchangeMonths": "Durée d’échange",
        "proformaDays": "Validité du proforma",
        "court": {
          "fr": "Tribunal compétent, en français",
          "ar": "Tribunal compétent, en arabe"
        },
        "due": "Dossier « {status} »",
        "phoneCode": "Code par SMS pour réserver sans compte",
        "agentDiscount": "Remise du conseiller seul",
        "managerDiscount": "Remise du responsable seul",
        "refundAlone": "Remboursement par une seule personne"
      },
      "payment": {
        "sellerHours": "Paiement du vendeur"
      },
      "financing": {
        "annualRate": "Taux annuel",
        "vat": "TVA sur les intérêts",
        "months": "Durées proposées",
        "defaultMonths": "Durée par défaut",
        "minAdvance": "Apport minimal",
        "maxAdvance": "Apport maximal",
        "defaultAdvance": "Apport par défaut",
        "dossierFee": "Frais de dossier",
        "insuranceIncluded": "Assurance comprise",
        "maximumRate": "Taux maximal légal",
        "lender": {
          "fr": "Prêteur, en français",
          "ar": "Prêteur, en arabe"
        }
      },
      "warranty": {
        "steps": "Durée de garantie selon la voiture",
        "minMonths": "Garantie minimale",
        "maxMonths": "Garantie maximale"
      },
      "expertise": {
        "costFactor": "Écart de prix à expliquer",
        "showNames": "Nom de l’expert sur le rapport public"
      },
      "inspection": {
        "points": "Points de contrôle"
      },
      "favourites": {
        "hoverCount": "Favoris dans l’aperçu",
        "dropPercent": "Baisse de prix annoncée"
      },
      "search": {
        "mileageSteps": "Paliers de kilométrage",
        "landingMinimum": "Voitures pour une page dédiée"
      },
      "vehicles": {
        "soldPageDays": "Page d’une voiture vendue",
        "minPictures": "Photos pour publier"
      },
      "customers": {
        "exportDays": "Copie des données",
        "unusedMonths": "Compte inutilisé",
        "warningDays": "Avertissement avant effacement",
        "codesHourly": "Codes par SMS et par heure",
        "consentProofMonths": "Preuve du consentement"
      },
      "newsletter": {
        "perMinute": "Lettres par minute",
        "pendingDays": "Inscription non confirmée",
        "unsubscribedDays": "Preuve de désinscription"
      },
      "audit": {
        "keepMonths": "Journal de l’équipe"
      },
      "content": {
        "unusedPictureDays": "Images que plus rien n’utilise"
      },
      "visits": {
        "consentMonths": "Preuve du choix sur la mesure des visites"
      },
      "estimates": {
        "keepDays": "Durée d’une estimation",
        "minComparables": "Voitures comparables",
        "soldMonths": "Ventes prises en compte",
        "mileagePercent": "Écart de kilométrage admis"
      },
      "purchases": {
        "offerShareLow": "Offre habituelle, au moins",
        "offerShareHigh": "Offre habituelle, au plus",
        "phoneCode": "Code par SMS pour vendre sans compte",
        "offerDays": "Validité d’une offre",
        "dueMinutes": "Délai de traitement",
        "draftDays": "Demande à finir sur un autre appareil",
        "partnerKeyMonths": "Durée d’une clé de partenaire",
        "partnerHourly": "Appels d’un partenaire par heure",
        "silentDays": "Demande sans réponse"
      },
      "intermediation": {
        "mandateDays": "Dépôt-vente, durée du contrat"
      },
      "ads": {
        "feeDirhams": "Annonce de particulier",
        "minPictures": "Photos d’une annonce, au moins",
        "maxOwn": "Annonces d’un même vendeur, au plus",
        "visibleDays": "Annonce visible",
        "readingMinutes": "Délai de lecture d’une annonce",
        "publishAtOnce": "Publier dès l’acceptation",
        "messagesHourly": "Messages d’une même personne par heure",
        "conversationsHourly": "Vendeurs contactés par une même personne par heure",
        "conversationDays": "Conversation sans nouveau message",
        "adviceSample": "Annonces pour mesurer un effet",
        "deviceAccounts": "Comptes sur un même appareil",
        "deviceDays": "Appareil d’une annonce gardé",
        "phonesHourly": "Numéros de vendeurs vus par une même personne par heure",
        "phonesOfNetworkHourly": "Numéros de vendeurs vus d’une même connexion par heure"
      },
      "greyCard": {
        "minConfidence": "Lecture de la carte grise : confiance minimale"
      },
      "appointments": {
        "expertisePlaces": "Expertises en même temps",
        "expertiseMinutes": "Durée d’une expertise",
        "noticeHours": "Délai pour déplacer ou annuler",
        "horizonDays": "Jours proposés",
        "reminderHours": "Rappel avant le rendez-vous"
      },
      "prices": {
        "stockChange": "Écart de prix du stock à confirmer",
        "advertChange": "Écart de prix d’une annonce à relire",
        "belowMarket": "Loin sous le marché",
        "aboveMarket": "Loin au-dessus du marché"
      }
    },
    "about": {
      "site": {
        "name": {
          "fr": "En-tête, e-mails et papiers en français.",
          "ar": "En-tête, e-mails et papiers en arabe."
        },
        "email": "Affiché sur le site ; les demandes sans agence y arrivent.",
        "legal": {
          "company": "Mentions légales, factures et contrats.",
          "cndp": "Récépissé de déclaration (loi 09-08). Laissez vide en attendant."
        }
      },
      "company": {
        "form": {
          "fr": "Imprimée sous le nom de l’entreprise.",
          "ar": "Imprimée sous le nom de l’entreprise."
        },
        "capital": "Imprimé sur les papiers.",
        "seat": {
          "fr": "Adresse imprimée sur les papiers en français.",
          "ar": "Adresse imprimée sur les papiers en arabe."
        },
        "rc": {
          "fr": "Ville et numéro.",
          "ar": "Ville et numéro."
        },
        "ice": "Identifiant commun de l’entreprise, 15 chiffres.",
        "taxId": "Imprimé sur les factures.",
        "businessTax": "Imprimée sur les factures.",
        "cnss": "Imprimé sur les factures."
      },
      "invoice": {
        "vat": "Régime imprimé sur les factures ; parlez-en d’abord à votre comptable.",
        "vatRate": "Sert quand la TVA porte sur le prix.",
        "prefix": "Vient avant l’année et le numéro."
      },
      "customerCentre": {
        "phone": "Affiché sur tout le site et dans les messages.",
        "hours": "Affichés sur le site ; les délais de réponse se comptent dans ces heures."
      },
      "assistance": {
        "phone": "Donné après l’achat.",
        "mobile": "Reçoit par SMS les positions et les demandes de rappel. Vide : la page d’assistance n’en propose pas.",
        "callbackMinutes": "Annoncé à qui demande à être rappelé au bord de la route."
      },
      "contact": {
        "replyHours": "Promis à qui nous écrit.",
        "mailsHourly": "Accusés de réception et confirmations de la lettre, pour toute la maison. Au-delà, les messages arrivent toujours, sans accusé.",
        "duplicateDays": "Une même personne n’écrit qu’une fois par voiture pendant ce temps.",
        "keepDays": "Ensuite elles sont effacées.",
        "heldDays": "Celles qui ressemblent à du spam."
      },
      "booking": {
        "depositDirhams": "Payé en ligne pour réserver, compté dans le prix.",
        "hours": "En dehors, le visiteur prend une place pour l’ouverture suivante.",
        "holdMinutes": "Ensuite elle redevient libre.",
        "offerMinutes": "Temps laissé à la personne suivante de la file.",
        "placeDays": "Ensuite la place s’éteint.",
        "refundDays": "Une annulation dans ce délai rend l’acompte.",
        "refundLater": "Sinon, après ce délai, l’acompte d’un client qui annule est conservé.",
        "mileageLimit": "Au-delà, l’échange n’est plus possible.",
        "exchangeMonths": "Après la livraison.",
        "proformaDays": "Imprimée sur le papier.",
        "court": {
          "fr": "Imprimé sur le bon de commande.",
          "ar": "Imprimé sur le bon de commande."
        },
        "due": "Temps ouvré avant que la ligne passe en retard.",
        "phoneCode": "Sans lui, n’importe qui peut garder des voitures sous un numéro inventé.",
        "agentDiscount": "En pour cent du prix affiché. Au-delà, un responsable donne son accord.",
        "managerDiscount": "En pour cent du prix affiché. Au-delà, un administrateur donne son accord.",
        "refundAlone": "Par dossier. Au-delà, une deuxième personne donne son accord."
      },
      "payment": {
        "sellerHours": "Promis sur le site à qui nous vend sa voiture."
      },
      "financing": {
        "annualRate": "Sert à toutes les simulations.",
        "vat": "Ajoutée aux intérêts.",
        "months": "Le simulateur ne propose qu’elles.",
        "defaultMonths": "Choisissez-la parmi les durées proposées.",
        "minAdvance": "Part du prix payée au départ.",
        "maxAdvance": "Part du prix payée au départ.",
        "defaultAdvance": "Sert aux mensualités affichées sur les cartes.",
        "dossierFee": "Comptés dans le coût total.",
        "insuranceIncluded": "Ce que dit la mention légale du simulateur.",
        "maximumRate": "Aucune simulation ne le dépasse.",
        "lender": {
          "fr": "Nommé sous chaque simulation.",
          "ar": "Nommé sous chaque simulation."
        }
      },
      "warranty": {
        "steps": "La première ligne qui convient compte ; sinon la durée minimale.",
        "minMonths": "Annoncée sur le site.",
        "maxMonths": "Annoncée sur le site."
      },
      "expertise": {
        "costFactor": "À partir de tant de fois le prix usuel d’un point, ou sous la part inverse, l’expert doit dire pourquoi.",
        "showNames": "Sinon, le rapport dit seulement son rôle et son agence."
      },
      "inspection": {
        "points": "Nombre annoncé sur le site."
      },
      "favourites": {
        "hoverCount": "Voitures montrées au survol du cœur.",
        "dropPercent": "En dessous, ceux qui gardent la voiture ne sont pas prévenus. 0 : personne ne l’est."
      },
      "search": {
        "mileageSteps": "Choix du filtre de recherche, parmi 1 000, 5 000, 10 000, 20 000, 50 000, 100 000, 200 000, 300 000, 400 000 et 500 000 km.",
        "landingMinimum": "En dessous, la page d’une marque, d’une ville ou d’un budget mène à la recherche."
      },
      "vehicles": {
        "soldPageDays": "Reste en ligne avec la mention vendue.",
        "minPictures": "Nombre minimal avant la mise en ligne."
      },
      "customers": {
        "exportDays": "Temps pendant lequel la copie peut être téléchargée.",
        "unusedMonths": "Ensuite la fiche du client est effacée.",
        "warningDays": "Le client est prévenu par e-mail.",
        "codesHourly": "Pour toute la maison, quels que soient les demandeurs : chaque SMS se paie. La connexion a son propre compte.",
        "consentProofMonths": "Conservée après l’effacement."
      },
      "newsletter": {
        "perMinute": "Le serveur d’envoi de l’opérateur dit combien il en prend.",
        "pendingDays": "Ensuite l’adresse est effacée.",
        "unsubscribedDays": "Ensuite l’adresse est effacée."
      },
      "audit": {
        "keepMonths": "Jamais moins d’un an."
      },
      "content": {
        "unusedPictureDays": "Ensuite elles sont effacées : ni brouillon, ni page, ni version, ni bandeau ne les montre."
      },
      "visits": {
        "consentMonths": "Ensuite la ligne est effacée."
      },
      "estimates": {
        "keepDays": "Ensuite son lien s’éteint.",
        "minComparables": "En dessous, aucun prix n’est annoncé.",
        "soldMonths": "Les ventes plus anciennes ne comptent plus.",
        "mileagePercent": "Au-delà, une estimation ne vaut plus pour la voiture : elle est refaite, ou un responsable se prononce."
      },
      "purchases": {
        "offerShareLow": "Part du prix probable, dite dans l’estimation.",
        "offerShareHigh": "Part du prix probable, dite dans l’estimation.",
        "phoneCode": "Sans lui, n’importe qui peut proposer la voiture d’un autre sous un numéro inventé.",
        "offerDays": "Le vendeur peut accepter jusque-là.",
        "dueMinutes": "Au-delà, la demande est en retard dans la liste.",
        "draftDays": "Ensuite, le brouillon que son lien ouvrait est effacé.",
        "partnerKeyMonths": "Vaut pour les clés créées ensuite ; une clé expirée est refusée.",
        "partnerHourly": "Par clé ; au-delà, ses demandes sont refusées jusqu’à l’heure suivante.",
        "silentDays": "Ensuite, la demande est désactivée ; une personne de l’équipe peut la rouvrir."
      },
      "intermediation": {
        "mandateDays": "Depuis le jour où le contrat est établi."
      },
      "ads": {
        "feeDirhams": "Prix de la publication, dit dans l’estimation.",
        "minPictures": "En dessous, l’annonce ne peut pas être envoyée.",
        "maxOwn": "Brouillons compris. Au-delà, le vendeur ne peut plus en commencer.",
        "visibleDays": "Ensuite elle est désactivée ; le vendeur peut la publier de nouveau.",
        "readingMinutes": "Temps ouvré. Au-delà, l’annonce est en retard dans la liste.",
        "publishAtOnce": "Sinon le vendeur confirme lui-même la publication.",
        "messagesHourly": "Entre acheteurs et vendeurs d’annonces. Au-delà, l’envoi est refusé.",
        "conversationsHourly": "Nouvelles conversations. Au-delà, l’envoi est refusé.",
        "conversationDays": "Ensuite, elle est effacée pour les deux.",
        "adviceSample": "De chaque côté de la comparaison, pour un conseil comme pour une mise en avant. En dessous, l’effet est dit inconnu.",
        "deviceAccounts": "À partir de ce nombre de comptes qui ont envoyé des annonces, la relecture le signale.",
        "deviceDays": "Après le dernier envoi depuis cet appareil, sa marque est effacée.",
        "phonesHourly": "Au-delà, aucun autre numéro ne s’affiche.",
        "phonesOfNetworkHourly": "Plusieurs personnes peuvent partager une connexion mobile."
      },
      "greyCard": {
        "minConfidence": "En dessous, un champ lu est montré comme peu sûr et n’est jamais accepté d’avance."
      },
      "appointments": {
        "expertisePlaces": "Par point de vente, sauf s’il a ses propres places. 0 : aucun rendez-vous n’est proposé.",
        "expertiseMinutes": "Les heures proposées se suivent à cet intervalle.",
        "noticeHours": "Ensuite, le vendeur doit téléphoner.",
        "horizonDays": "On prend rendez-vous jusqu’à ce nombre de jours à l’avance.",
        "reminderHours": "Un message rappelle l’heure et l’adresse."
      },
      "prices": {
        "stockChange": "Au-delà de cet écart avec le dernier prix, une seconde personne dit oui.",
        "advertChange": "Au-delà de cet écart avec le dernier prix relu, l’annonce est relue ; l’ancien prix reste en ligne.",
        "belowMarket": "Un prix d’autant sous le milieu du marché demande confirmation.",
        "aboveMarket": "Un prix d’autant au-dessus du milieu du marché demande confirmation."
      }
    },
    "unit": {
      "minutes": "minutes",
      "workMinutes": "minutes ouvrées",
      "workHours": "heures ouvrées",
      "hours": "heures",
      "days": "jours",
      "months": "mois",
      "km": "km",
      "dirhams": "DH",
      "percent": "%",
      "share": "%",
      "bytes": "Mo"
    },
    "backTo": "Remettre la valeur d’origine : {value}",
    "back": "Remettre la valeur d’origine",
    "count": "{count, plural, one {# réglage} other {# réglages}}",
    "countChanged": "{count, plural, one {# modifié} other {# modifiés}}"
  }
  staffStores: {
    "title": "Agences",
    "intro": "Ce que le site dit de chaque agence. Un changement se voit tout de suite sur la page des agences, l’accueil et les annonces.",
    "formIntro": "Noms et adresses dans les deux langues, horaires, services et place sur la carte.",
    "add": "Nouvelle agence",
    "name": "Nom",
    "state": "État",
    "states": {
      "on": "Ouverte au public",
      "off": "Désactivée"
    },
    "address": "Adresse",
    "phone": "Téléphone",
    "cars": "Voitures",
    "appointments": "Rendez-vous à venir",
    "empty": {
      "title": "Aucune agence",
      "text": "Ajoutez la première : elle se montre dès qu’elle est enregistrée."
    },
    "unknown": "Cette agence n’existe pas",
    "unknownText": "Choisissez-en une dans la liste des agences.",
    "words": "Nom et contact",
    "nameIn": "Nom ({language})",
    "addressIn": "Adresse ({language})",
    "city": "Ville",
    "zip": "Code postal",
    "email": "E-mail",
    "hours": "Horaires",
    "services": "Services sur place",
    "place": "Place sur la carte",
    "latitude": "Latitude",
    "longitude": "Longitude",
    "latitudeHint": "De 20,5 à 36,2. Exemple : 33.5952.",
    "longitudeHint": "De −17,6 à −0,6. Exemple : -7.5795.",
    "nowhere": "La carte montre l’agence dès que la latitude et la longitude sont au Maroc.",
    "look": "Vérifier la place sur un plan de rues",
    "isDeactivated": "Désactiver : l’agence ne se montre plus et ne reçoit plus de rendez-vous",
    "inUse": "Cette agence sert encore",
    "inUseText": "{cars, plural, =0 {Aucune voiture} one {# voiture} other {# voitures}} sur place, {appointments, plural, =0 {aucun rendez-vous} one {# rendez-vous} other {# rendez-vous}} à venir. Rien n’est déplacé ni annulé : transférez les voitures et prévenez les clients.",
    "offText": "Aucune voiture n’est sur place et aucun rendez-vous n’est prévu.",
    "save": "Enregistrer l’agence",
    "saved": "Agence enregistrée. Le site la montre ainsi dès maintenant.",
    "conflict": "Quelqu’un a modifié cette agence entre-temps. Notez vos changements, rechargez la page, puis recommencez.",
    "changedAt": "Dernière modification : {at}",
    "changedBy": "Dernière modification : {at}, par {by}",
    "capacities": "Rendez-vous",
    "capacitiesText": "Combien de personnes l’agence reçoit en même temps, et la durée d’un rendez-vous. Ce qui est déjà réservé reste.",
    "ownOf": "{kind} : propre à cette agence",
    "placesOf": "{kind} : en même temps",
    "minutesOf": "{kind} : durée (minutes)",
    "usual": "Comme partout : {places, plural, one {# personne} other {# personnes}} à la fois, {minutes} min.",
    "notOffered": "Comme partout : pas proposé.",
    "saveCapacities": "Enregistrer les rendez-vous",
    "capacitiesSaved": "Rendez-vous enregistrés. Les heures proposées en tiennent compte dès maintenant."
  }
  stock: {
    "title": "Stock",
    "intro": "{count, plural, =1001 {Plus de 1 000 voitures} one {# voiture} other {# voitures}} dans cette liste",
    "comma": ", ",
    "add": "Ajouter une voiture",
    "list": {
      "views": "Statuts",
      "all": "Toutes",
      "archived": "Archivées",
      "search": "Référence, plaque, châssis, modèle",
      "area": "Agence",
      "everyArea": "Toutes les agences",
      "make": "Marque",
      "everyMake": "Toutes les marques",
      "sort": "Trier",
      "sorts": {
        "modified": "Modifiées récemment",
        "created": "Entrées récemment",
        "priceUp": "Prix croissant",
        "priceDown": "Prix décroissant",
        "reference": "Référence"
      },
      "empty": "Aucune voiture ici",
      "emptyText": "Changez les filtres, ou ajoutez une voiture.",
      "clear": "Effacer les filtres",
      "file": "stock",
      "openPrice": "Prix à décider"
    },
    "col": {
      "car": "Voiture",
      "reference": "Référence",
      "plate": "Plaque",
      "status": "Statut",
      "area": "Agence",
      "year": "Année",
      "mileage": "Kilométrage",
      "price": "Prix",
      "photos": "Photos",
      "tasks": "Tâches"
    },
    "toArea": "vers {area}",
    "plate": "Immatriculation {plate}",
    "newTitle": "Nouvelle voiture",
    "newIntro": "La fiche s’ouvre en brouillon : les photos, le prix et la publication viennent ensuite.",
    "back": "Stock",
    "crumbs": "Fil d’Ariane",
    "loading": "Un instant…",
    "gone": "Cette voiture n’est pas dans votre stock",
    "goneText": "Elle n’existe pas, ou elle se trouve dans une autre agence que les vôtres.",
    "backToList": "Revenir au stock",
    "seeOnSite": "Voir sur le site",
    "archived": "Archivée",
    "tabs": {
      "label": "Parties de la fiche",
      "card": "Fiche",
      "photos": "Photos",
      "tasks": "Tâches",
      "history": "Historique"
    },
    "section": {
      "identity": "Voiture",
      "registration": "Immatriculation",
      "technical": "Caractéristiques",
      "place": "Emplacement",
      "state": "État",
      "financing": "Financement",
      "words": "Annonce",
      "equipment": "Équipements"
    },
    "field": {
      "brandId": "Marque",
      "modelId": "Modèle",
      "version": "Version, finition",
      "operationType": "Origine de la vente",
      "condition": "État",
      "storageAreaId": "Agence",
      "cityId": "Ville",
      "chassisNumber": "Numéro de châssis",
      "registrationType": "Type d’immatriculation",
      "registrationNumber": "Immatriculation",
      "releaseDate": "Première mise en circulation",
      "mileage": "Kilométrage (km)",
      "fuelType": "Carburant",
      "gearType": "Boîte de vitesses",
      "fiscalPower": "Puissance fiscale (CV)",
      "isFirstHand": "Première main",
      "origin": "Origine",
      "vehicleRepairStatusType": "Réparations",
      "financing": "Peut être financée",
      "financingRatio": "Apport minimal (%)",
      "financingMonths": "Durée maximale (mois)",
      "videoLink": "Lien de la vidéo",
      "features": "Équipements",
      "price": "prix",
      "pictures": "photos",
      "transferStorageAreaId": "agence de destination",
      "comment": "Commentaire",
      "title": "Titre",
      "isNew": "Neuve",
      "description": "Détails",
      "mandate": "contrat de dépôt-vente signé",
      "floorPrice": "prix au plancher ou au-dessus"
    },
    "fieldIn": {
      "description": "Texte en {language}"
    },
    "unknown": "Non renseigné",
    "yes": "Oui",
    "no": "Non",
    "chassisHint": "17 signes, sans I, O ni Q",
    "areaByTransfer": "La voiture est en stock : elle change d’agence par un transfert.",
    "noArea": "Chez son propriétaire",
    "noMatch": "Aucun résultat",
    "equipmentCount": "{count, plural, one {# équipement} other {# équipements}}",
    "save": "Enregistrer",
    "saving": "Enregistrement…",
    "create": "Créer la fiche",
    "saved": "Fiche enregistrée",
    "created": "Fiche créée",
    "unsaved": "Modifications non enregistrées",
    "undoEdits": "Annuler les modifications",
    "readOnly": "Votre rôle permet de lire cette fiche, pas de la modifier.",
    "faults": "{count, plural, one {# champ à corriger} other {# champs à corriger}}",
    "need": "Renseignez ce champ.",
    "badNumber": "Entrez un nombre entier.",
    "badPlate": "Numéro non reconnu. Exemple : 12345A11.",
    "badChassis": "17 signes, lettres et chiffres, sans I, O ni Q.",
    "failed": "La demande n’est pas passée. Vérifiez votre connexion et réessayez.",
    "conflict": {
      "title": "Quelqu’un a modifié cette fiche pendant que vous y travailliez",
      "by": "{name}, le {when}. Vos saisies sont gardées : rien n’a été écrasé.",
      "unknown": "Le {when}. Vos saisies sont gardées : rien n’a été écrasé.",
      "fields": "Champs modifiés : {fields}",
      "theirs": "Reprendre leur version",
      "mine": "Garder mes saisies et relire"
    },
    "moves": {
      "title": "Actions permises",
      "none": "Aucune action de stock à cette étape.",
      "held": "Elle avance avec sa réservation.",
      "action": {
        "submit": "Terminer la fiche",
        "activate": "Mettre en stock",
        "transfer": "Envoyer vers une autre agence",
        "receive": "Réceptionner ici",
        "publish": "Publier sur le site",
        "unpublish": "Retirer du site"
      },
      "done": {
        "submit": "Fiche terminée",
        "activate": "Voiture mise en stock",
        "transfer": "Transfert envoyé",
        "receive": "Voiture réceptionnée",
        "publish": "Voiture publiée",
        "unpublish": "Voiture retirée du site"
      },
      "missing": "Il manque : {fields}",
      "pictures": "{count, plural, one {# photo au moins ({now} aujourd’hui)} other {# photos au moins ({now} aujourd’hui)}}",
      "role": "Réservé aux responsables.",
      "area": "Réservé à l’agence concernée.",
      "when": {
        "submit": "La fiche est déjà terminée.",
        "activate": "Possible quand la fiche est en attente.",
        "transfer": "Possible quand la voiture est en attente, en stock ou publiée.",
        "receive": "Possible pendant un transfert.",
        "publish": "Possible quand la voiture est en stock.",
        "unpublish": "Possible quand la voiture est publiée."
      },
      "later": "Autres étapes",
      "changed": "L’étape a changé entre-temps : {status}. Les actions ont été relues.",
      "advert": "La voiture suit l’annonce de son vendeur."
    },
    "transfer": {
      "title": "Envoyer vers quelle agence ?",
      "to": "Agence de destination",
      "choose": "Choisir une agence",
      "comment": "Note pour l’agence",
      "send": "Envoyer la voiture",
      "cancel": "Ne pas envoyer",
      "under": "En route vers {area} depuis le {date}",
      "arrivesOn": "Jour d’arrivée prévu",
      "arrivesOnHint": "La voiture reste sur le site avec ce jour ; elle se réserve dès son arrivée.",
      "shown": "Elle reste sur le site : arrivée prévue le {date}."
    },
    "price": {
      "title": "Prix",
      "none": "Pas encore de prix",
      "former": "{price} avant le {date}",
      "formerOnly": "Ancien prix : {price}",
      "change": "Changer le prix",
      "set": "Fixer le prix",
      "field": "Nouveau prix (DH)",
      "dialog": "Quel prix pour cette voiture ?",
      "less": "{amount} de moins qu’aujourd’hui ({percent})",
      "more": "{amount} de plus qu’aujourd’hui ({percent})",
      "save": "Enregistrer le prix",
      "keep": "Garder le prix",
      "done": "Prix enregistré",
      "bad": "Entrez un montant en dirhams, sans centimes.",
      "locked": "Réservée ou vendue : le prix ne change plus.",
      "managers": "Les responsables fixent les prix.",
      "moved": "Le prix a changé entre-temps : {price}.",
      "floor": "Prix plancher en DH",
      "floorIs": "Prix plancher : {price}",
      "floorHint": "En dessous, un conseiller demande l’accord d’un responsable.",
      "floorSave": "Enregistrer le plancher",
      "floorSaved": "Prix plancher enregistré.",
      "market": "{count, plural, one {# voiture comparable} other {# voitures comparables}} : de {low} à {high}, au milieu {median}",
      "noMarket": "Trop peu de voitures comparables pour situer ce prix.",
      "toMarket": "Écart avec le milieu du marché",
      "floorFact": "Plancher",
      "days": "En stock",
      "daysCount": "{count, plural, one {# jour} other {# jours}}",
      "floorKept": "{price}, respecté",
      "floorBroken": "{price}, dépassé",
      "doubtTitle": "Ce prix est-il juste ?",
      "zero": "Un zéro manque ?",
      "tooManyZeros": "Un zéro de trop ?",
      "doubt": {
        "farFromLast": "Il est à {percent} du prix actuel.",
        "belowMarket": "Il est loin sous le marché.",
        "aboveMarket": "Il est loin au-dessus du marché.",
        "belowFloor": "Il est sous le prix plancher.",
        "implausible": "Une voiture ne se vend guère à ce prix."
      },
      "inWords": "Vous avez écrit : {words}.",
      "meant": "Je voulais {price}",
      "repeat": "Pour demander ce prix malgré tout, écrivez-le de nouveau",
      "repeatBad": "Écrivez le même montant : {price}.",
      "second": "Une seconde personne doit dire oui, jamais vous. Rien ne change sur le site avant.",
      "ask": "Demander le second oui",
      "asked": "Demande envoyée aux responsables",
      "leaving": "{was} → {price}",
      "leavingNew": "Prix fixé à {price}",
      "leavingIn": "{count, plural, =0 {Le site change maintenant.} one {Le site change dans # seconde. Personne n’est prévenu avant.} other {Le site change dans # secondes. Personne n’est prévenu avant.}}",
      "undo": "Annuler",
      "undone": "Le prix reste comme avant",
      "undoLate": "Trop tard : le prix est en place.",
      "waits": "{price} attend une seconde personne",
      "waitsBy": "Demandé par {name}, le {when}",
      "waitsFile": "Tenu à l’écart d’un fichier de stock, le {when}",
      "approve": "Accorder {price}",
      "refuse": "Refuser",
      "withdraw": "Retirer ma demande",
      "remark": "Un mot pour la personne qui demande",
      "approved": "Prix accordé",
      "refused": "Prix refusé",
      "withdrawn": "Demande retirée"
    },
    "switches": {
      "title": "Mise en avant",
      "isPromoted": "En promotion",
      "isFeatured": "À la une",
      "isCertified": "Certifiée",
      "isArchived": "Archivée (hors du site)",
      "noFormerPrice": "Le badge ne s’affiche qu’avec un ancien prix prouvé : plus haut que l’actuel, et le plus bas des 30 jours d’avant, pendant une semaine de vente au moins.",
      "aboveMarket": "Une voiture au-dessus du prix du marché, ou au prix douteux, n’apparaît pas à la une.",
      "byCertification": "Seule une expertise de certification acceptée rend une voiture certifiée. Ici, la certification ne peut qu’être retirée.",
      "takeTitle": "Retirer la certification ?",
      "takeText": "Le site n’affichera plus « Certifiée » ni la garantie de cette voiture. Le rapport d’inspection reste lisible. Pour la certifier de nouveau, il faudra une nouvelle expertise.",
      "take": "Retirer la certification",
      "keep": "La garder",
      "saved": "Enregistré"
    },
    "photos": {
      "add": "Ajouter des photos",
      "drop": "Déposez les photos ici, ou choisissez des fichiers",
      "limits": "JPEG, PNG ou WebP, moins de 10 Mo chacune",
      "order": "La première photo illustre la voiture partout. Déplacez une photo par la poignée, ou avec les flèches du clavier.",
      "none": "Pas encore de photo",
      "count": "{count, plural, one {# photo} other {# photos}}, {least} au moins pour publier",
      "photo": "Photo {place} : {angle}",
      "first": "Photo principale",
      "handle": "Déplacer la photo {place} sur {count}",
      "moved": "Photo à la place {place} sur {count}",
      "earlier": "Avancer la photo {place}",
      "later": "Reculer la photo {place}",
      "angle": "Angle de la photo {place}",
      "remove": "Retirer la photo {place}",
      "removed": "Photo retirée",
      "undo": "Annuler",
      "back": "Photo remise",
      "uploading": "Envoi de {name}",
      "waiting": "En attente",
      "preparing": "Préparation…",
      "tooBig": "{name} dépasse 10 Mo. Réduisez la photo, puis réessayez.",
      "badType": "{name} n’est ni un JPEG, ni un PNG, ni un WebP.",
      "uploadFailed": "{name} : {reason}",
      "retry": "Réessayer",
      "dismiss": "Masquer",
      "added": "{count, plural, one {# photo ajoutée} other {# photos ajoutées}}"
    },
    "angle": {
      "None": "Vue générale",
      "AutoGenerated": "Générée",
      "Front": "Face",
      "FrontLeft": "Avant gauche",
      "FrontRight": "Avant droite",
      "Back": "Arrière",
      "BackLeft": "Arrière gauche",
      "BackRight": "Arrière droite",
      "Dashboard": "Tableau de bord",
      "Interior": "Intérieur",
      "LateralRight": "Profil droit",
      "LateralLeft": "Profil gauche",
      "PaperWork": "Papiers"
    },
    "tasks": {
      "none": "Aucune tâche administrative",
      "noneText": "Mutation, vignette, visite technique, double des clés : notez ce qui reste à faire.",
      "add": "Ajouter une tâche",
      "new": "Nouvelle tâche",
      "edit": "Modifier la tâche",
      "save": "Enregistrer la tâche",
      "leave": "Fermer sans enregistrer",
      "up": "Monter « {title} »",
      "down": "Descendre « {title} »",
      "status": {
        "Idle": "À faire",
        "Started": "En cours",
        "Stopped": "Suspendue",
        "Cancelled": "Annulée",
        "Completed": "Terminée"
      },
      "action": {
        "start": "Commencer",
        "stop": "Suspendre",
        "resume": "Reprendre",
        "complete": "Terminer",
        "cancel": "Annuler la tâche",
        "reopen": "Rouvrir"
      },
      "why": "Pour quelle raison ?",
      "reason": "Raison",
      "changeButton": "Modifier"
    },
    "history": {
      "transfers": "Transferts",
      "noTransfers": "Aucun transfert",
      "way": "{from} → {to}",
      "from": "Hors de nos agences",
      "sent": "Envoyée le {when}",
      "sentBy": "Envoyée le {when} par {name}",
      "received": "Reçue le {when}",
      "receivedBy": "Reçue le {when} par {name}",
      "onTheWay": "En route",
      "steps": "Étapes et prix",
      "price": "Prix : {price}",
      "priceFrom": "Prix : {price}, avant {old}",
      "by": "{when}, {name}",
      "system": "automatique"
    },
    "made": "Créée le {date}",
    "withdraw": {
      "title": "Retirer la voiture du site ?",
      "text": "Sa page disparaît du site et des résultats. Elle reste en stock et peut être publiée à nouveau.",
      "reason": "Raison du retrait",
      "confirm": "Retirer la voiture",
      "cancel": "Laisser en ligne"
    }
  }
  stockMail: {
    "hello": "Bonjour {name},",
    "asked": {
      "subject": "Prix à décider : {car} à {price} ({reference})",
      "text": "{asker} demande un prix inhabituel pour {car} ({reference}) : {price}. Rien ne change sur le site avant votre décision."
    },
    "approved": {
      "subject": "Accordé : {car} à {price} ({reference})",
      "text": "Le prix que vous avez demandé pour {car} ({reference}) est accordé : {price}. Il est en place."
    },
    "refused": {
      "subject": "Refusé : {car} à {price} ({reference})",
      "text": "Le prix que vous avez demandé pour {car} ({reference}) est refusé : {price}. L’ancien prix reste en place."
    },
    "facts": {
      "now": "Prix actuel",
      "asked": "Prix demandé",
      "market": "Voitures comparables",
      "why": "Ce qui étonne",
      "remark": "Le mot de la personne qui a décidé"
    },
    "range": "de {low} à {high}",
    "doubt": {
      "farFromLast": "loin du prix actuel",
      "belowMarket": "loin sous le marché",
      "aboveMarket": "loin au-dessus du marché",
      "belowFloor": "sous le prix plancher",
      "implausible": "montant peu crédible pour une voiture"
    },
    "comma": ", ",
    "button": "Ouvrir la fiche",
    "task": {
      "complete": "Compléter la fiche",
      "bought": "Voiture achetée, dossier {reference}.",
      "consigned": "Voiture confiée, dossier {reference}."
    }
  }
  stores: {
    "title": "{count, plural, one {# agence et atelier} other {# agences et ateliers}}",
    "lead": "Voir une voiture, la faire expertiser, réparer, retirer.",
    "description": "{count, plural, one {Une agence} other {# agences}} dans {cities, plural, one {une ville} other {# villes}} du Maroc : horaires, téléphone, itinéraire, services et voitures sur place.",
    "search": "Ville, quartier ou agence",
    "near": "Près de moi",
    "openNow": "Ouvert maintenant",
    "found": "{count, plural, =0 {Aucune agence} one {# agence} other {# agences}}",
    "service": {
      "Inspection": "Expertise",
      "Mechanics": "Mécanique",
      "Bodywork": "Carrosserie",
      "Charging": "Borne de recharge"
    },
    "cars": "{count, plural, one {# voiture} other {# voitures}}",
    "distance": "à {km}",
    "hours": "Horaires",
    "directions": "Itinéraire",
    "directionsTo": "Itinéraire vers {name}",
    "call": "Appeler {name}",
    "moment": {
      "open": "Ouvert jusqu’à {time}",
      "closing": "{minutes, plural, one {Ferme dans # min, à {time}} other {Ferme dans # min, à {time}}}",
      "today": "Fermé, ouvre à {time}",
      "tomorrow": "Fermé, ouvre demain à {time}",
      "weekday": "Fermé, ouvre {weekday} à {time}",
      "day": "Fermé, ouvre le {day} à {time}",
      "never": "Fermé pour le moment"
    },
    "here": {
      "refused": "Votre appareil ne donne pas sa position : autorisez-la dans les réglages du navigateur, ou cherchez votre ville.",
      "unknown": "Votre position est introuvable pour le moment. Cherchez votre ville."
    },
    "none": {
      "title": "Aucune agence ne correspond",
      "text": "Essayez une autre ville, ou enlevez un filtre.",
      "all": "Voir toutes les agences"
    },
    "map": {
      "label": "Carte des agences",
      "you": "Vous",
      "group": "{count, plural, one {# agence : {names}} other {# agences : {names}}}",
      "in": "Agrandir",
      "out": "Réduire",
      "whole": "Tout le pays",
      "hint": "Un repère, pas un plan de rues : l’itinéraire s’ouvre dans votre application de cartes. Distances à vol d’oiseau. Au clavier : flèches, + et −.",
      "streets": "Plan de rues chargé depuis {host}. Distances à vol d’oiseau. Au clavier : flèches, + et −.",
      "wheel": "Ctrl + molette pour agrandir la carte",
      "fingers": "Deux doigts pour déplacer la carte",
      "sources": "Sources de la carte"
    }
  }
  team: {
    "title": "Équipe",
    "intro": "Qui travaille ici, avec quels droits et pour quelles agences.",
    "views": "Vues de l’équipe",
    "members": "Membres",
    "former": "Anciens membres",
    "rota": "Tour de rôle",
    "add": "Ajouter un membre",
    "name": "Nom",
    "roles": "Rôles",
    "areas": "Agences",
    "allAreas": "Toutes",
    "openSales": "Ventes en cours",
    "lastSignIn": "Dernière connexion",
    "never": "Pas encore connecté",
    "absences": "Absences",
    "actions": "Actions",
    "edit": "Modifier",
    "you": "Vous",
    "unknown": "Compte supprimé",
    "empty": {
      "title": "Personne ici",
      "text": "Les membres que vous ajoutez paraissent ici.",
      "former": "Personne n’a quitté l’équipe."
    },
    "form": {
      "add": "Ajouter un membre",
      "addIntro": "Si cette adresse a déjà un compte, il rejoint l’équipe aussitôt. Sinon, complétez les coordonnées : la personne reçoit un lien pour choisir son mot de passe.",
      "edit": "Modifier {name}",
      "email": "Adresse e-mail",
      "civility": "Civilité",
      "m": "M.",
      "mme": "Mme",
      "firstName": "Prénom",
      "lastName": "Nom",
      "phone": "Téléphone",
      "language": "Langue des messages",
      "invite": "Pas de compte avec cette adresse",
      "inviteText": "Complétez pour envoyer une invitation. Le lien est valable 3 jours.",
      "roles": "Rôles",
      "areas": "Agences",
      "areasHint": "Aucune cochée : toutes les agences. Un responsable les voit toujours toutes.",
      "save": "Enregistrer",
      "addButton": "Ajouter",
      "inviteButton": "Inviter",
      "cancel": "Annuler",
      "rolesMissing": "Choisissez au moins un rôle."
    },
    "roleAbout": {
      "agent": "Accueille, accepte et suit les réservations",
      "expert": "Contrôle les voitures avant livraison",
      "controller": "Contrôle les pièces et facture",
      "manager": "Prix, affectations, réglages, toutes les agences",
      "editor": "Contenus du site",
      "admin": "Équipe et droits ; peut tout faire"
    },
    "deactivate": {
      "button": "Retirer de l’équipe",
      "title": "Retirer {name} de l’équipe ?",
      "text": "Toutes ses sessions se ferment tout de suite. Ses dossiers restent à son nom : réaffectez-les. Son compte client n’est pas touché.",
      "confirm": "Retirer"
    },
    "reactivate": "Réintégrer",
    "inviteAgain": "Renvoyer l’invitation",
    "done": {
      "added": "{name} fait partie de l’équipe.",
      "invited": "Invitation envoyée à {name}.",
      "saved": "Modifications enregistrées.",
      "deactivated": "{name} ne fait plus partie de l’équipe.",
      "reactivated": "{name} est de retour dans l’équipe."
    },
    "failed": "L’opération n’a pas abouti. Réessayez.",
    "absence": {
      "title": "Absences de {name}",
      "intro": "Ces jours-là, aucune nouvelle vente ne lui est confiée.",
      "first": "Du",
      "last": "Au",
      "add": "Ajouter",
      "none": "Aucune absence prévue.",
      "drop": "Supprimer l’absence du {day}",
      "range": "Du {from} au {to}",
      "manage": "Absences",
      "order": "La fin vient après le début."
    },
    "rotaPage": {
      "intro": "Chaque nouvelle vente va au conseiller présent qui a le moins de ventes en cours, puis à celui qui attend depuis le plus longtemps.",
      "next": "Prochaine vente : {name}",
      "nobody": "Personne aujourd’hui : les nouvelles ventes attendent d’être prises.",
      "noAgents": "Aucun conseiller n’est rattaché à cette agence. Rattachez-en un dans « Membres ».",
      "everyDay": "Sans jour coché, tous les conseillers de l’agence sont de service tous les jours.",
      "agent": "Conseiller",
      "absent": "Absent aujourd’hui",
      "open": "{count, plural, =0 {aucune vente} one {# vente} other {# ventes}}",
      "cell": "{name}, {day}",
      "save": "Enregistrer le tour de {area}",
      "saved": "Tour de rôle enregistré."
    },
    "audit": {
      "title": "Journal",
      "intro": "Qui a fait quoi. Rien ne s’efface ni ne se modifie ici.",
      "when": "Date",
      "who": "Qui",
      "what": "Action",
      "record": "Dossier",
      "details": "Détails",
      "everybody": "Toute l’équipe",
      "everything": "Toutes les actions",
      "allRecords": "Tous les dossiers",
      "from": "Du",
      "to": "Au",
      "number": "Numéro du dossier",
      "clear": "Effacer les filtres",
      "empty": {
        "title": "Rien pour ces filtres",
        "text": "Élargissez la période ou choisissez une autre personne."
      },
      "none": {
        "title": "Rien pour le moment",
        "text": "Chaque modification faite par l’équipe paraîtra ici."
      },
      "failedOutcome": "Inachevé ({code})",
      "changed": "{from} → {to}",
      "fields": "Champs : {fields}",
      "action": "Étape : {action}",
      "rolesChanged": "Rôles : {before} → {after}",
      "rolesNow": "Rôles : {roles}",
      "of": "Dossiers de cette personne"
    },
    "recordType": {
      "vehiclebookings": "Réservation",
      "vehiclesales": "Vente",
      "vehicles": "Voiture",
      "documents": "Document",
      "payments": "Paiement",
      "customers": "Client",
      "contactrequests": "Demande de contact",
      "holidays": "Jour férié",
      "settings": "Réglage",
      "members": "Membre de l’équipe",
      "rotas": "Tour de rôle",
      "absences": "Absence",
      "messages": "Message",
      "stores": "Agence",
      "suppressed": "Adresse suspendue",
      "bookings": "Réservation",
      "websitepages": "Page du site",
      "banners": "Bandeau",
      "campaigns": "Lettre d’information",
      "readers": "Abonnés à la lettre",
      "newsletter": "Lettre d’information"
    },
    "call": {
      "addHoliday": "Jour férié ajouté",
      "changeHoliday": "Jour férié modifié",
      "dropHoliday": "Jour férié supprimé",
      "addCustomer": "Client créé",
      "deactivateCustomer": "Client désactivé",
      "activateCustomer": "Client réactivé",
      "answerContactRequest": "Demande de contact traitée",
      "releaseContactRequest": "Demande de contact libérée",
      "changeSetting": "Réglage modifié",
      "addStaffMember": "Membre ajouté",
      "changeStaffMember": "Rôles ou agences modifiés",
      "deactivateStaffMember": "Membre retiré",
      "reactivateStaffMember": "Membre réintégré",
      "inviteStaffMemberAgain": "Invitation renvoyée",
      "changeRota": "Tour de rôle modifié",
      "addAbsence": "Absence ajoutée",
      "dropAbsence": "Absence supprimée",
      "retryMessage": "Message relancé",
      "liftSuppression": "Adresse rétablie",
      "addReceipt": "Encaissement noté",
      "takeReceiptBack": "Encaissement annulé",
      "addRefund": "Remboursement noté",
      "updateCheckPart": "Point de livraison contrôlé",
      "signBooking": "Livraison signée",
      "planDelivery": "Livraison planifiée",
      "assignSale": "Vente affectée",
      "assignSales": "Ventes affectées",
      "addSaleComment": "Note ajoutée",
      "reviewDocument": "Document contrôlé",
      "uploadDocument": "Document ajouté",
      "deleteDocument": "Document supprimé",
      "restoreDocument": "Document rétabli",
      "addStock": "Voiture créée",
      "saveStock": "Voiture modifiée",
      "priceStock": "Prix modifié",
      "switchStock": "Mise en avant modifiée",
      "moveStock": "Étape de la voiture",
      "arrangePictures": "Photos ordonnées",
      "addTask": "Tâche ajoutée",
      "orderTasks": "Tâches ordonnées",
      "saveTask": "Tâche modifiée",
      "moveTask": "Étape de la tâche",
      "retryPayment": "Paiement relancé",
      "settlePayment": "Paiement réglé à la main",
      "cancelBooking": "Réservation annulée",
      "answerNewPrice": "Réponse au nouveau prix",
      "givePaymentDetails": "Paiement convenu",
      "acceptBooking": "Réservation acceptée",
      "rejectBooking": "Réservation refusée",
      "proposePriceBooking": "Nouveau prix proposé",
      "billBooking": "Réservation facturée",
      "controlBooking": "Voiture contrôlée",
      "deliverBooking": "Voiture livrée",
      "reopenControl": "Contrôle repris",
      "correctDelivery": "Livraison corrigée",
      "recoverBooking": "Voiture reprise",
      "exchangeBooking": "Voiture échangée",
      "acceptPriceFor": "Accord du client noté",
      "rejectPriceFor": "Refus du client noté",
      "objectToAnswer": "Réponse contestée par le client",
      "editBuyer": "Acheteur corrigé",
      "editOwnBuyer": "Acheteur complété par le client",
      "cancelBilled": "Annulation après facture demandée",
      "correctInvoice": "Facture corrigée",
      "floorStock": "Prix plancher modifié",
      "savePageDraft": "Brouillon d’une page enregistré",
      "publishPage": "Page publiée",
      "restorePage": "Version d’une page rétablie",
      "sharePreview": "Lien vers un brouillon créé",
      "addStore": "Agence ajoutée",
      "changeStore": "Agence modifiée",
      "changeStoreCapacities": "Rendez-vous d’une agence modifiés",
      "addBanner": "Bandeau ajouté",
      "changeBanner": "Bandeau modifié",
      "dropBanner": "Bandeau supprimé",
      "addCampaign": "Lettre écrite",
      "changeCampaign": "Lettre modifiée",
      "dropCampaign": "Lettre supprimée",
      "moveCampaign": "Envoi de la lettre décidé",
      "tryCampaign": "Lettre essayée",
      "countReaders": "Lecteurs comptés",
      "exportReaders": "Liste des abonnés exportée"
    }
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
    "hours": "{days} {open} – {close}",
    "optional": "(facultatif)",
    "area": {
      "count": "{count} caractères sur {max}",
      "over": "{count, plural, one {# caractère de trop} other {# caractères de trop}} : {max} au plus. Raccourcissez le texte, rien n’est coupé."
    },
    "form": {
      "offline": "Pas de réponse : vérifiez votre connexion, puis réessayez. Rien n’est perdu.",
      "failed": "L’envoi n’a pas abouti. Réessayez dans un instant."
    },
    "file": {
      "heic": "Cette photo est au format HEIC, que ce navigateur n’ouvre pas. Envoyez-la depuis votre iPhone, ou choisissez Réglages, Appareil photo, Formats, « Le plus compatible », puis reprenez-la.",
      "photo": "Choisissez une photo.",
      "photoOrPdf": "Choisissez une photo ou un PDF.",
      "pdf": "Ce PDF ne s’ouvre pas : il est vide ou abîmé. Choisissez-en un autre.",
      "pdfSize": "Ce PDF dépasse 10 Mo. Photographiez plutôt chaque page.",
      "unreadable": "Cette photo ne s’ouvre pas : elle est vide ou abîmée. Choisissez-en une autre."
    },
    "notLoaded": "Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion.",
    "reload": "Recharger la page",
    "slow": "La page tarde à se charger.",
    "caseDetails": "Détails du dossier"
  }
  unlisted: {
    "noBrand": "Ma marque n’est pas dans la liste",
    "noModel": "Mon modèle n’est pas dans la liste",
    "staffBrand": "La marque n’est pas dans la liste",
    "staffModel": "Le modèle n’est pas dans la liste",
    "brand": "Nom de la marque",
    "model": "Nom du modèle",
    "hint": "Comme sur la carte grise."
  }
  vehicles: {
    "field": {
      "registrationType": "Immatriculation",
      "releaseDate": "Mise en circulation",
      "isFirstHand": "Première main",
      "mileage": "Kilométrage",
      "fuelType": "Carburant",
      "gearType": "Boîte",
      "bodyStyle": "Carrosserie",
      "color": "Couleur",
      "fiscalPower": "Puissance fiscale",
      "doors": "Portes",
      "seats": "Places",
      "isCertified": "Certifiée"
    },
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
      "Reserved": "Paiement en cours",
      "Booked": "Réservée",
      "Sold": "Vendue"
    },
    "position": {
      "1": "Très bon prix",
      "2": "Bon prix",
      "3": "Prix du marché",
      "4": "Au-dessus du marché",
      "5": "Prix élevé",
      "alone": "Prix seul, sans comparaison",
      "doubtful": "Nettement sous le marché : à vérifier"
    },
    "badge": {
      "certified": "Certifiée",
      "certifiedMonths": "Certifiée {months, plural, one {# mois} other {# mois}}",
      "boosted": "Annonce payée",
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
    "own": {
      "held": "Vous la réservez",
      "asked": "Vous la réservez",
      "booked": "Vous l’avez réservée",
      "pay": "Payer",
      "follow": "Suivre"
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
      "monthlyPlain": "{amount}/mois",
      "monthly": "dès {amount}/mois",
      "yes": "Oui",
      "no": "Non",
      "fact": "{label} : {value}",
      "report": "Rapport de {count, plural, one {# point} many {# points} other {# points}}"
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
      "illustration": "Illustration",
      "angles": "Angles",
      "share": "Partager",
      "shared": "Lien copié",
      "shareFailed": "Le lien n’a pas pu être copié.",
      "print": "Imprimer la fiche",
      "buyBox": "Prix et contact",
      "oldPrice": "Ancien prix",
      "priceDrop": "{amount} de moins depuis le {date}",
      "onRequest": "Prix sur demande",
      "below": "{label} : {percent} de moins que le prix médian",
      "above": "{label} : {percent} de plus que le prix médian",
      "at": "{label} : au prix médian",
      "comparables": "{count, plural, one {# annonce comparable} other {# annonces comparables}}",
      "noMarket": "Pas assez d’annonces comparables pour situer ce prix.",
      "gaugeLabel": "De {low} à {high}, ce prix comparé à {count, plural, one {# annonce} other {# annonces}}",
      "reserve": "Réserver pour {amount}",
      "reserveShort": "Réserver",
      "reserveHint": "Acompte déduit du prix et remboursable.",
      "rank": "Prendre rang pour {weekday} à {time}",
      "rankToday": "Prendre rang pour aujourd’hui à {time}",
      "rankTomorrow": "Prendre rang pour demain à {time}",
      "rankShort": "Prendre rang",
      "rankHint": "À l’ouverture, la voiture est proposée dans l’ordre d’arrivée.",
      "callBack": "Être rappelé",
      "reservationsClosed": "Les réservations sont fermées pour le moment.",
      "waitingList": "Rejoindre la file d’attente",
      "waitingShort": "Rejoindre la file",
      "offline": "Pas de réseau. Vérifiez votre connexion et réessayez.",
      "callShort": "Appeler",
      "callNumber": "Appeler le {phone}",
      "callHint": "Appel gratuit, vous parlez à un conseiller.",
      "sold": "Vendue",
      "soldTitle": "Cette voiture est vendue",
      "soldText": "Voici des voitures proches, encore disponibles.",
      "soldOn": "Vendue le {date}",
      "seeSimilar": "Voir les voitures proches",
      "reserved": "Réservée",
      "reservedText": "Elle revient en vente si la réservation est annulée.",
      "keyFacts": "Caractéristiques",
      "releaseDate": "Mise en circulation",
      "mileage": "Kilométrage",
      "fuel": "Carburant",
      "gear": "Boîte",
      "fiscalPower": "Puissance fiscale",
      "seatsDoors": "Places et portes",
      "color": "Couleur",
      "hand": "Propriétaires",
      "body": "Carrosserie",
      "horses": "{count, plural, one {# CV} other {# CV}}",
      "seats": "{count, plural, one {# place} other {# places}}",
      "doors": "{count, plural, one {# porte} other {# portes}}",
      "seatsAndDoors": "{seats}, {doors}",
      "firstHand": "1",
      "otherHand": "Plusieurs",
      "word": "Description",
      "certified": "{months, plural, =0 {Voiture certifiée.} one {Voiture certifiée, garantie mécanique # mois.} other {Voiture certifiée, garantie mécanique # mois.}}",
      "certifiedControlled": "{months, plural, =0 {Voiture certifiée : contrôlée dans nos ateliers.} one {Voiture certifiée : contrôlée dans nos ateliers, garantie mécanique # mois.} other {Voiture certifiée : contrôlée dans nos ateliers, garantie mécanique # mois.}}",
      "controlled": "Voiture contrôlée dans nos ateliers, vendue sans certification.",
      "repaired": "Des réparations ont été faites avant la mise en vente.",
      "notRepaired": "Des réparations restent à faire. Demandez-en le détail à l’agence.",
      "notControlled": "Cette voiture n’a pas été contrôlée par nos ateliers.",
      "equipment": "Équipements",
      "seeAllEquipment": "{count, plural, one {Voir # équipement} other {Voir les # équipements}}",
      "fewerEquipment": "Réduire la liste",
      "bySeller": "Renseignements donnés par le vendeur.",
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
      "hoursRange": "de {open} à {close}",
      "hesitate": "Vous hésitez encore ?",
      "similar": "Proches de celle-ci",
      "promoted": "En promotion",
      "otherModels": "{count, plural, one {# autre {model}} other {# autres {model}}}",
      "printedFrom": "{address}, référence {reference}",
      "doubtful": "Nettement sous le marché : {percent} de moins que le prix médian. Vérifiez l’état, les papiers et l’identité du vendeur avant de payer.",
      "noVerdict": "Les annonces comparables sont trop différentes en âge pour juger ce prix.",
      "rangeOnly": "Ce que demandent des annonces comparables",
      "notCompared": "Voiture à réparer ou non dédouanée : son prix n’est pas comparé à celui des autres.",
      "lowEnd": "les moins chères",
      "highEnd": "les plus chères",
      "rangeLabel": "De {low} à {high}, les prix de {count, plural, one {# annonce comparable} other {# annonces comparables}}",
      "howTitle": "Comment nous comparons",
      "howSample": "Nous prenons les annonces en vente du même modèle, de {years}, {mileage}. Les voitures à réparer ou non dédouanées ne comptent pas.",
      "howYear": "{year}",
      "howYears": "{from} à {to}",
      "howFrom": "à partir de {from}",
      "howBetween": "de {from} à {to}",
      "howPrices": "Ce sont des prix demandés, pas des prix de vente. Une annonce sur vingt est sous {low}, une sur vingt au-dessus de {high} ; le prix médian est de {median}.",
      "howError": "Erreur mesurée sur {cars, plural, one {# voiture} other {# voitures}} du site : pour la moitié, le prix médian des autres est à {error} ou moins du prix demandé ; pour {within} d’entre elles, à 10 % ou moins.",
      "howNoError": "L’erreur de cette comparaison n’est pas encore mesurée : il y a trop peu d’annonces.",
      "report": "Signaler",
      "writeToSeller": "Écrire au vendeur",
      "writeShort": "Écrire",
      "showPhone": "Voir le numéro",
      "privateSeller": "{name} vend cette voiture.",
      "privateNobody": "Un particulier vend cette voiture.",
      "goneTitle": "Cette voiture n’est plus en vente",
      "goneText": "Elle a été vendue, ou son annonce est retirée. Voici des voitures proches, encore disponibles.",
      "goneSearch": "Chercher une voiture",
      "ownAd": "C’est votre annonce : gérer mes annonces",
      "arriving": "En route vers {store}",
      "arrivingText": "Arrivée prévue le {date}. Elle se réserve dès son arrivée."
    },
    "precision": {
      "Day": "au jour près",
      "Month": "au mois près",
      "Year": "à l’année près"
    },
    "difference": {
      "unknown": "non dit",
      "fact": {
        "model": "Modèle",
        "version": "Version",
        "year": "Année",
        "mileage": "Kilométrage",
        "fuelType": "Carburant",
        "gearType": "Boîte"
      }
    }
  }
  vehiclesPrintout: {
    "price": "Prix",
    "onRequest": "Prix sur demande",
    "sold": "Vendue",
    "oldPrice": "Ancien prix {price}",
    "facts": "Caractéristiques",
    "papers": "Papiers et entretien",
    "equipment": "Équipements",
    "where": "Où la voir",
    "phone": "Téléphone",
    "seats": "Places",
    "doors": "Portes",
    "owner": "Propriétaires",
    "firstHand": "Première main",
    "otherHand": "Plusieurs propriétaires",
    "origin": "Origine",
    "prefecture": "Préfecture",
    "repairs": "Réparations",
    "control": "Contrôle",
    "certified": "{months, plural, =0 {Certifiée} one {Certifiée, garantie # mois} other {Certifiée, garantie # mois}}",
    "controlled": "Contrôlée dans nos ateliers",
    "notControlled": "Non contrôlée par nos ateliers",
    "seller": "Vendue par",
    "notice": "Fiche établie le {date} d’après le site. Le prix et la disponibilité peuvent changer ; la page du véhicule fait foi.",
    "stock": "Référence",
    "store": "Agence",
    "address": "Adresse",
    "city": "Ville"
  }
  visits: {
    "label": "Votre choix sur la mesure des visites",
    "title": "Pouvons-nous compter votre visite ?",
    "text": "Cela nous montre quelles pages servent. Rien n’est compté avant votre réponse, et le site marche de la même façon si vous refusez.",
    "more": "En savoir plus",
    "accept": "Accepter",
    "refuse": "Refuser",
    "thanks": "Merci, votre choix est gardé.",
    "kept": "Votre refus est gardé.",
    "change": "Vous pouvez en changer à tout moment, en bas de chaque page.",
    "choice": {
      "title": "Mesure des visites",
      "off": "Elle est désactivée : aucune visite n’est comptée et rien n’est envoyé à un service de mesure. C’est pourquoi aucun choix ne vous est demandé.",
      "on": "Si vous l’acceptez, chaque page que vous ouvrez est signalée à {service} ({host}) : l’adresse de la page sans ce que vous cherchez, le site d’où vous venez, votre langue et une clé tirée au hasard. Aucun cookie n’est posé. Comme tout site que votre navigateur appelle, ce service voit votre adresse IP.",
      "none": "Vous n’avez pas encore choisi : rien n’est compté.",
      "accepted": "Vous avez accepté : vos visites sont comptées.",
      "refused": "Vous avez refusé : rien n’est compté.",
      "onWithoutKey": "Si vous l’acceptez, chaque page que vous ouvrez est signalée à {service} ({host}) : l’adresse de la page sans ce que vous cherchez et le site d’où vous venez. Aucun cookie n’est posé. Comme tout site que votre navigateur appelle, ce service voit votre adresse IP."
    }
  }
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Packs
  }
}
