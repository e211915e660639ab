/** The kinds of number a row may hold. */
export type NumberKind = 'emergency' | 'crisis' | 'childLine' | 'health' | 'poison' | 'childProtection' | 'violence';

/**
 * Telephone numbers by country. Written from public knowledge on the day named in `NUMBERS_WRITTEN_ON`, then compared,
 * number by number, with copies of the pages named in `sources`; the copies are of differing age, so every number is to
 * be compared with its owner's live page before release and twice a year after it. A field is left out where no single
 * national number was certain or two pages disagreed; the general wording stands in for it.
 */
export interface CountryNumbers {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** How a parent names the country or betrays it, as a pattern over normalised text. */
  readonly named: string;
  readonly emergency: string;
  /** A line for someone who wants to die, adults and children. */
  readonly crisis?: string;
  /** A line a child may call alone. */
  readonly childLine?: string;
  readonly health?: string;
  readonly poison?: string;
  readonly childProtection?: string;
  readonly violence?: string;
  /** The day the numbers named in `sources` were compared with those pages, ISO date; null while none has been. */
  readonly checkedOn: string | null;
  /** The page, or pages, each number was compared with. A number that is not named here has not been compared. */
  readonly sources: Readonly<Partial<Record<NumberKind, string | readonly string[]>>>;
}

/** The day the table was written. */
export const NUMBERS_WRITTEN_ON = '2026-11-21';

/** About thirty countries; all others get the general wording. */
export const COUNTRIES: readonly CountryNumbers[] = [
  {
    code: 'GB',
    named:
      'uk|united kingdom|england|scotland|wales|northern ireland|britain|great britain|london|manchester|glasgow|edinburgh|cardiff|belfast|reino unido|inglaterra',
    emergency: '999',
    crisis: '116 123 (Samaritans)',
    childLine: '0800 1111 (Childline)',
    health: '111',
    childProtection: '0808 800 5000 (NSPCC)',
    violence: '0808 2000 247',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.swast.nhs.uk/when-to-call-999',
      crisis: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
      childLine:
        'https://www.sunderlandecho.com/news/opinion/columnists/childline-advice-when-a-child-contacts-us-we-will-listen-and-support-them-3817957',
      health: 'https://www.swast.nhs.uk/when-to-call-999',
      childProtection: 'http://www.nspcc.org.uk/what-you-can-do/report-abuse/',
      violence:
        'https://refuge.org.uk/news/refuge-responds-to-reports-of-potential-increase-in-domestic-abuse-during-covid-19',
    },
  },
  {
    code: 'IE',
    named: 'ireland|dublin|republic of ireland|irlanda',
    emergency: '112 or 999',
    crisis: '116 123 (Samaritans)',
    childLine: '1800 66 66 66 (Childline)',
    poison: '01 809 2166',
    violence: '1800 341 900',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.kildarestreet.com/wrans/?id=2025-11-25a.1853',
      crisis:
        'https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html',
      childLine: 'https://www.echo.ie/we-are-appealing-to-you-to-help-share-a-sense-of-hope/',
      poison: 'https://poisons.ie/public/',
      violence: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    },
  },
  {
    code: 'US',
    named: 'usa|america|united states|the states|estados unidos|eeuu|texas|california|florida|new york|ohio|chicago',
    emergency: '911',
    crisis: '988',
    poison: '1-800-222-1222',
    childProtection: '1-800-422-4453 (Childhelp)',
    violence: '1-800-799-7233',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
      crisis: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
      poison: 'http://www.poisonhelp.hrsa.gov/',
      childProtection: 'https://thehopeline.com/reportabuse',
      violence: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    },
  },
  // 811 is the health line of most provinces and territories, not of every one; Quebec keeps its own poison line.
  {
    code: 'CA',
    named: 'canada|ontario|toronto|quebec|vancouver|alberta',
    emergency: '911',
    crisis: '988',
    childLine: '1-800-668-6868 (Kids Help Phone)',
    health: '811',
    poison: '1-844-764-7669 (Quebec 1-800-463-5060)',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/',
      crisis:
        'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
      childLine: 'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
      health: 'https://www.hss.gov.nt.ca/en/services/811/frequently-asked-questions',
      poison: 'https://www.aboutkidshealth.ca/healthaz/na/poison-information-centres-in-canada/',
    },
  },
  {
    code: 'AU',
    named: 'australia|sydney|melbourne|brisbane|perth|adelaide|queensland|oz',
    emergency: '000',
    crisis: '13 11 14 (Lifeline)',
    childLine: '1800 55 1800 (Kids Helpline)',
    health: '1800 022 222',
    poison: '13 11 26',
    violence: '1800 737 732',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
      crisis: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
      childLine: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
      health: 'http://www.cclhd.health.nsw.gov.au/Pages/Where-to-go-if-you-are-hurt-or-sick.aspx',
      poison: 'https://www.poisonsinfo.health.qld.gov.au',
      violence: 'https://www.esafety.gov.au/women/get-help/finding-support',
    },
  },
  {
    code: 'NZ',
    named: 'new zealand|nz|auckland|wellington|aotearoa|nueva zelanda',
    emergency: '111',
    crisis: '1737',
    health: '0800 611 116',
    poison: '0800 764 766',
    childProtection: '0508 326 459',
    violence: '0800 733 843',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
      crisis: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
      health:
        'https://www.health.govt.nz/your-health/services-and-support/health-care-services/healthline/common-questions-about-healthline',
      poison: 'https://www.plunket.org.nz/caring-for-your-child/chemicals-and-poisons/',
      childProtection:
        'https://www.orangatamariki.govt.nz/about-us/how-we-work/how-we-keep-children-safe/report-of-concern/',
      violence:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    },
  },
  {
    code: 'ZA',
    named: 'south africa|cape town|johannesburg|durban|sudafrica',
    emergency: '112 from a mobile or 10177',
    crisis: '0800 567 567',
    childLine: '116 (Childline)',
    violence: '0800 428 428',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.heraldlive.co.za/news/2023-04-14-health-department-lists-alternative-emergency-numbers/',
      crisis: 'https://www.thedailyvox.co.za/important-resources-for-the-lockdown/',
      childLine: 'https://vukuzenzele.gov.za/children-can-call-116-help',
      violence:
        'https://www.capetalk.co.za/articles/383281/gbv-call-centre-received-over-120-000-calls-in-the-first-three-weeks-of-lockdown',
    },
  },
  {
    code: 'IN',
    named: 'india|mumbai|delhi|bangalore',
    emergency: '112',
    crisis: '14416 (Tele-MANAS)',
    childLine: '1098 (Childline)',
    violence: '181',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://visitnilgiris.org/en/rights/women-child-safety',
      crisis:
        'https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav',
      childLine: 'https://visitnilgiris.org/en/rights/women-child-safety',
      violence: 'https://visitnilgiris.org/en/rights/women-child-safety',
    },
  },
  // Pages disagree on where 116 111 is answered, so the older line of the same foundation stands for it.
  {
    code: 'ES',
    named: 'spain|espana|madrid|barcelona|valencia|sevilla',
    emergency: '112',
    crisis: '024',
    childLine: '900 20 20 10 (ANAR)',
    poison: '91 562 04 20',
    violence: '016',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
      crisis: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
      childLine: 'https://diarideterrassa.com/?p=225732',
      poison:
        'http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
      violence:
        'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
    },
  },
  {
    code: 'MX',
    named: 'mexico|cdmx|guadalajara|monterrey',
    emergency: '911',
    crisis: '800 911 2000',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.noventagrados.com.mx/politica/sistema-de-emergencias-911-aliado-de-las-y-los-michoacanos-ante-cualquier-eventualidad-ssp.htm',
      crisis:
        'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
    },
  },
  // 135 is free in the capital and some provinces only, so the health ministry's line stands for it. 102 is not everywhere.
  {
    code: 'AR',
    named: 'argentina|buenos aires',
    emergency: '107 or 911',
    crisis: '0800 999 0091',
    childProtection: '102',
    violence: '144',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.todojujuy.com/jujuy/corte-la-linea-107-del-same-que-numero-comunicarse-cualquier-emergencia-n256112',
      crisis: [
        'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
        'https://www.ospia.org.ar/?p=1635',
      ],
      childProtection:
        'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
      violence:
        'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
    },
  },
  {
    code: 'CO',
    named: 'colombia|bogota|medellin',
    emergency: '123',
    childProtection: '141',
    violence: '155',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.seguimiento.co/node/51966',
      childProtection: 'https://www.seguimiento.co/node/51966',
      violence: 'https://www.seguimiento.co/node/51966',
    },
  },
  {
    code: 'CL',
    named: 'chile|santiago de chile',
    emergency: '131',
    crisis: '*4141',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/',
      crisis:
        'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
    },
  },
  // 106 is the ambulance of the capital and some regions, 105 the police of the whole country.
  {
    code: 'PE',
    named: 'peru|lima',
    emergency: '106 or 105',
    crisis: '113, option 5',
    violence: '100',
    checkedOn: '2026-11-21',
    sources: {
      emergency: [
        'https://panamericana.pe/locales/462886-ministerio-salud-samu-registro-9-600-llamadas-emergencia-alerta-amarilla-fiestas-ano',
        'https://radiomatucana.com/2020/04/23/diez-telefonos-de-emergencia-que-ayudan-a-los-peruanos-en-estos-dias-de-cuarentena-por-el-covid-19',
      ],
      crisis:
        'https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional',
      violence:
        'https://www.exitosanoticias.pe/actualidad/linea-100-enero-octubre-2025-registran-mas-296-000-llamadas-casos-violencia-n162917',
    },
  },
  {
    code: 'FR',
    named: 'france|paris|francia',
    emergency: '112 or 15',
    crisis: '3114',
    childLine: '119',
    childProtection: '119',
    violence: '3919',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.finistere.fr/index.php/Actualites/Alerter-informer-d-une-situation-preoccupante-pour-un-enfant',
      crisis: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      childLine: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
      childProtection: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
      violence: 'https://solidaritefemmes.org/appeler-le-3919/',
    },
  },
  {
    code: 'DE',
    named: 'germany|berlin|munich|alemania',
    emergency: '112',
    crisis: '0800 111 0 111',
    childLine: '116 111 (Nummer gegen Kummer)',
    health: '116 117',
    violence: '116 016',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://gesund.bund.de/notfallnummern',
      crisis:
        'https://amp.infranken.de/ratgeber/technik/deutschland-plant-neue-notruf-nummer-wen-erreicht-man-unter-der-113-art-5989416',
      childLine:
        'https://amp.infranken.de/ratgeber/technik/deutschland-plant-neue-notruf-nummer-wen-erreicht-man-unter-der-113-art-5989416',
      health: 'https://www.rhoen-gesundheitsblog.de/notfall-rufnummern-uebersicht/',
      violence:
        'https://www.der-paritaetische.de/alle-meldungen/bundesweites-hilfetelefon-gewalt-gegen-frauen-wird-zehn-und-bekommt-vereinfachte-rufnummer/',
    },
  },
  // Where the single centre is not at work yet, 112 is answered by the police and passed on.
  {
    code: 'IT',
    named: 'italy|rome|milan|italia',
    emergency: '112',
    childProtection: '114',
    violence: '1522',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.agenziagiornalisticaopinione.it/opinionews/polizia-di-stato-giornata-nue-112-nel-2024-in-italia-gestite-18-milioni-di-chiamate-173-mila-tramite-e-call/',
      childProtection: 'http://azzurro.it/it/cosa-facciamo/caso-di-emergenza/114-emergenza-infanzia',
      violence:
        'https://www.bresciaoggi.it/oltre-brescia/italia/violenza-sulle-donne-squilla-senza-sosta-il-numero-dedicato-1522-1.10118387',
    },
  },
  {
    code: 'NL',
    named: 'netherlands|holland|amsterdam|holanda|paises bajos',
    emergency: '112',
    crisis: '113',
    violence: '0800-2000',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
      crisis: 'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
      violence:
        'https://www.rijksoverheid.nl/onderwerpen/huiselijk-geweld/vraag-en-antwoord/wat-moet-ik-doen-bij-huiselijk-geweld',
    },
  },
  // Each line speaks one of the two languages.
  {
    code: 'BE',
    named: 'belgium|brussels|belgica',
    emergency: '112',
    crisis: '1813 (NL) or 0800 32 123 (FR)',
    poison: '070 245 245',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.libelle.be/gezond/noodnummer-bellen/',
      crisis: [
        'https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/',
        'https://bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles/',
      ],
      poison: 'https://www.libelle.be/gezond/noodnummer-bellen/',
    },
  },
  {
    code: 'PT',
    named: 'portugal|lisbon',
    emergency: '112',
    health: '808 24 24 24',
    poison: '800 250 250',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'https://noticiasaominuto.com/en/pais/2564110/nunca-e-demais-recordar-as-informacoes-a-dar-quando-liga-ao-sns24-ou-112',
      health:
        'https://noticiasaominuto.com/en/pais/2564110/nunca-e-demais-recordar-as-informacoes-a-dar-quando-liga-ao-sns24-ou-112',
      poison:
        'https://www.rtp.pt/noticias/pais/centro-de-informacao-antivenenos-realizou-cerca-de-70-consultas-diarias-em-2022_n1468383',
    },
  },
  {
    code: 'SE',
    named: 'sweden|stockholm|suecia',
    emergency: '112',
    crisis: '90101',
    childLine: '116 111 (Bris)',
    health: '1177',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
      crisis: 'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
      childLine: 'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
      health: 'https://www.corren.se/nyheter/sjalvmord-ar-vanligast-bland-aldre-man-om5530243.aspx',
    },
  },
  {
    code: 'NO',
    named: 'norway|oslo|noruega',
    emergency: '113',
    crisis: '116 123',
    childLine: '116 111',
    health: '116 117',
    poison: '22 59 13 00',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.helsenorge.no/nn/forstehjelp/ring-113/',
      crisis: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
      childLine: 'https://www.116111.no/blog/2019/9/10/verdensdagen-for-selvmordsforebygging',
      health: 'https://www.nordlys.no/vet-du-hvor-du-kommer-om-du-ringer-116-117/s/5-34-1132674',
      poison: 'https://www.helsenorge.no/giftinformasjon/om/',
    },
  },
  // The crisis line was not found on any page that was read; it is still as written.
  {
    code: 'DK',
    named: 'denmark|copenhagen|dinamarca',
    emergency: '112',
    crisis: '70 201 201',
    poison: '82 12 12 12',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://politi.dk/kontakt-politiet/alarm-112',
      poison: 'https://sst.dk/da/udgivelser/2009/Rationel-Farmakoterapi-5-2009/Giftlinjen',
    },
  },
  // 116 117 is the health line of most regions, not of every one. The crisis line is in Finnish.
  {
    code: 'FI',
    named: 'finland|helsinki|finlandia',
    emergency: '112',
    crisis: '09 2525 0111',
    health: '116 117',
    poison: '0800 147 111',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://infofinland.fi/en/health/emergencies',
      crisis: 'http://mieli.fi/helpline',
      health: 'https://www.kamk.fi/en/Students/Student-Benefits-and-Welfare/Health-Care/Urgent-Health-Care',
      poison: 'https://turvallisuus.hel.fi/en/personal-safety/',
    },
  },
  // 112 was compared with a page on the whole European Union.
  {
    code: 'PL',
    named: 'poland|warsaw|polonia',
    emergency: '112',
    crisis: '800 70 2222',
    childLine: '116 111',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.europarl.europa.eu/italy/it/succede-al-pe/112-il-numero-unico-europeo-per-le-emergenze',
      crisis: 'https://zdrowie.pap.pl/psyche/na-kryzys-telefon-800-70-2222',
      childLine:
        'https://edukacja.dziennik.pl/aktualnosci/artykuly/9394589,telefony-zaufania-dla-dzieci-i-mlodziezy-2024-gdzie-otrzymasz-pomoc.html',
    },
  },
  {
    code: 'AT',
    named: 'austria|vienna',
    emergency: '144 or 112',
    crisis: '142',
    childLine: '147 (Rat auf Draht)',
    health: '1450',
    poison: '01 406 43 43',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://www.gemma-aha.at/medizinischer-notfall-beim-kind/',
      crisis:
        'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      childLine:
        'https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/informationen_fuer_konsumenten/TKKS_Notrufe.de.html',
      health: 'https://www.gemma-aha.at/medizinischer-notfall-beim-kind/',
      poison: 'https://www.gemma-aha.at/medizinischer-notfall-beim-kind/',
    },
  },
  {
    code: 'CH',
    named: 'switzerland|zurich|geneva|suiza',
    emergency: '144',
    crisis: '143',
    childLine: '147',
    poison: '145',
    checkedOn: '2026-11-21',
    sources: {
      emergency: 'https://stadt-zuerich.ch/web/de/stadtleben/notfall/notrufe/notruf-144.html',
      crisis:
        'https://www.watson.ch/schweiz/gesellschaft-politik/668336611-beratungstelefon-dargebotene-hand-mit-mehr-anrufen-zum-thema-suizid',
      childLine:
        'https://www.watson.ch/schweiz/gesellschaft-politik/668336611-beratungstelefon-dargebotene-hand-mit-mehr-anrufen-zum-thema-suizid',
      poison: 'https://tageswoche.ch/allgemein/nur-jeder-zweite-kennt-die-notrufnummer-144/index.html',
    },
  },
  {
    code: 'BR',
    named: 'brazil|sao paulo|brasil',
    emergency: '192',
    crisis: '188',
    childProtection: '100',
    checkedOn: '2026-11-21',
    sources: {
      emergency:
        'http://projetopolitique.com.br/chama-o-samu-os-numeros-de-emergencia-que-voce-precisa-saber-e-quando-usa-los-2/',
      crisis: 'https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/',
      childProtection:
        'https://noticias.r7.com/brasilia/quebre-o-ciclo-da-violencia-governo-lanca-campanha-contra-exploracao-sexual-de-criancas-14052024/',
    },
  },
  {
    code: 'JP',
    named: 'japan|tokyo|japon',
    emergency: '119',
    checkedOn: '2026-11-21',
    sources: { emergency: 'https://jp.usembassy.gov/u-s-citizen-services/emergency-contact/calling-for-help/' },
  },
  {
    code: 'SG',
    named: 'singapore|singapur',
    emergency: '995',
    checkedOn: '2026-11-21',
    sources: { emergency: 'https://www.scdf.gov.sg/home/about-us/information-on-ems/scdf-emergency-medical-services' },
  },
];

const BY_CODE = new Map(COUNTRIES.map((each) => [each.code, each]));

/** The numbers of a country by its code (any case; "UK" counts as GB), or null when the table has none. */
export const numbersOf = (code: string | null | undefined): CountryNumbers | null => {
  const wanted = code?.trim().toUpperCase() ?? '';
  return BY_CODE.get(wanted === 'UK' ? 'GB' : wanted) ?? null;
};
