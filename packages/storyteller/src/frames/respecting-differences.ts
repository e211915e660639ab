import { notSureYet } from './growing-up/not-sure-yet.ts';
import { aWhyAboutAFriend } from './a-why-about-a-friend.ts';
import { whoLeftBefore } from './who-left-before.ts';
import { whereIsYourDad } from './where-is-your-dad.ts';
import { twoColoursInOneFamily } from './two-colours-in-one-family.ts';
import { oneWayOfMany } from './one-way-of-many.ts';
import { saidWrongOnPurpose } from './growing-up/said-wrong-on-purpose.ts';
import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { tellingWhoOneIs } from './growing-up/telling-who-one-is.ts';
import { aNameToBeCalledBy } from './growing-up/a-name-to-be-called-by.ts';

const own: Frame = {
  id: 'respecting-differences',
  name: 'Respecting differences',
  says: [
    'respecting differences',
    'people are different',
    'stares at people in wheelchairs',
    'asks loud questions about how people look',
    'points at people in the street',
    'asked why that man has one leg',
    'asks about skin colour',
    'made a comment about someones skin',
    'does not want to play with a child who looks different',
    'laughs at how somebody talks',
    'a classmate with a disability',
    'a boy in his class uses a wheelchair',
    'a girl in her class wears a headscarf',
    'a friend has two mums',
    'different families',
    'different religion',
    'different beliefs and festivals',
    'afraid of people who look different',
    'being the only one who looks different',
    'gets asked about her skin all the time',
    'feels different from the other kids',
    'wants to be like everyone else',
    'a new child who does not speak our language',
    'inclusion',
    'diversity',
  ],
  claims: {
    strong: [
      'laughed at a boy',
      'laughed at a girl',
      'boy with nail polish',
      'boy in a dress',
      'laughs at a girl with',
      'laughs at a boy with',
      'called a girl or a boy',
      'called a boy or a girl',
      'not a girl or a boy',
      'not a boy or a girl',
      'doesnt have a dad',
      'does not have a dad',
      'doesnt have a daddy',
      'hasnt got a dad',
      'hasnt got a daddy',
      'has not got a dad',
      'have a dad like',
      'no daddy',
      'doesnt have a mum',
      'hasnt got a mum',
      'who her dad is',
      'who his dad is',
      'why he has no dad',
      'why she has no dad',
      'friend came out',
      'friend has come out',
      'friend told him he is gay',
      'friend told her she is gay',
      'friend told him he was gay',
      'friend told her she was gay',
      'friend is gay',
      'friend is trans',
      'friend came out as',
      'wants to wear dresses',
      'wants to wear a dress',
      'wears dresses',
      'wear dresses',
      'wear a dress to',
      'paints his nails',
      'nail varnish to school',
      'boys cant wear pink',
      'pink is for girls',
      'likes pink and',
      'long hair and gets called a girl',
      'called a girl because of his hair',
      'dresses like a boy',
      'only wears boys clothes',
      'only black girl',
      'only black boy',
      'only black child',
      'only black kid',
      'only brown',
      'only asian',
      'only mixed',
      'only one who is black',
      'boy or a girl',
      'boy or girl',
      'pronouns',
      'come out as',
      'came out as',
      'coming out as',
      'come out to',
      'came out to',
      'might be gay',
      'thinks he is gay',
      'thinks she is gay',
      'thinks hes gay',
      'thinks shes gay',
      'might be bisexual',
      'might be a lesbian',
      'misgendered',
      'misgenders',
      'calling them she',
      'calling them he',
      'calls them she',
      'calls them he',
      'calling them a girl',
      'calling them a boy',
      'calls them a girl',
      'calls them a boy',
      'called them she',
      'called them he',
      'wrong pronoun',
      'wrong pronouns',
      'their old name',
      'by the old name',
      'misgender',
      'how somebody talks',
      'how someone talks',
      'how somebody talk',
      'how someone talk',
      'different belief',
      'different beliefs',
      'speak our language',
      'speak the same language',
      'disability',
      'disabled',
      'different skin',
      'skin colour',
      'skin color',
      'skin tone',
      'dark skin',
      'darker skin',
      'brown skin',
      'black skin',
      'about skin',
      'different religion',
      'religion',
      'differences',
      'diversity',
      'inclusion',
      'tolerance',
      'autistic classmate',
      'autistic child in',
      'autistic boy in',
      'autistic girl in',
      'looks different',
      'look different',
      'look like everyone',
      'different from other',
      'different from the other',
      'different from everyone',
      'different than other',
      'different families',
      'different family',
      'people are different',
      'two mums',
      'two moms',
      'two dads',
      'prosthetic',
      'one leg',
      'one arm',
      'birthmark',
      'speaks differently',
      'ask stranger why',
      'asks strangers why',
      'ask strangers why',
      'asks people why',
      'comments on people',
      'comments on how people look',
      'different language',
      'different culture',
      'like everyone else',
      'how people look',
      'people in wheelchair',
      'boy in a wheelchair',
      'girl in a wheelchair',
      'classmate in a wheelchair',
      'friend in a wheelchair',
      'man in a wheelchair',
      'woman in a wheelchair',
      'classmate uses a wheelchair',
      'in his class uses a wheelchair',
      'in her class uses a wheelchair',
      'wears a headscarf',
      'why does that man',
      'why does that woman',
      'why that man',
      'why that woman',
      'points at people',
      'stares at people',
      'stare at people',
    ],
    cues: [
      'different',
      'stare',
      'point',
      'question',
      'skin',
      'culture',
      'language',
      'accent',
      'classmate',
      'embarrassing',
      'freckles',
      'crutches',
      'blind',
      'deaf',
      'people in the street',
    ],
    not: [
      'brother has down',
      'sister has down',
      'sister looks different',
      'different school',
      'different class',
      'different teacher',
      'different food',
      'different bed',
      'different room',
      'different house',
      'different home',
      'different plan',
      'dry skin',
      'skin cream',
      'itchy skin',
      'eczema',
      'point of',
      'have what everyone else has',
      'parents speak differently',
    ],
  },
  topicWords: ['famil', 'differ', 'alike', 'same', 'every kind', 'many ways'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The colour of skin comes mostly from melanin, of which bodies make more or less, a few hardly any; it also colours hair and eyes and protects skin from sunlight.',
    'People greet each other in many ways: with words, waves, bows and signs. There are more than a hundred sign languages and some 7000 languages in all.',
    'Wheels, sticks, frames and artificial legs are ways of getting about; a wheelchair belongs to the person who uses it.',
    'A ramp is used by wheelchairs, bicycles, suitcases and delivery carts; steps can be used by fewer.',
    'Fingerprints differ from person to person; even identical twins have different ones. The patterns are loops, whorls and arches.',
    'About one person in ten is left-handed; most scissors and many tools are made for right hands.',
    'People tend to look at what is new to them; what is known gets looked at less.',
    'People who are asked the same question about themselves often get tired of it; some like to answer and some do not, and it may depend on the day.',
    'It is polite to speak to the person and not only to the person beside them.',
    'Families differ in size and in who belongs to them.',
  ],
  threads: {
    weird: 'a word for what is not known yet',
    odd: 'what is new to one and normal to another',
    remark: 'a remark about what somebody is, and where it lands',
    heard: 'what a friend has told, and the friend who is the same',
    dress: 'a piece of cloth, and what people think it says',
    hello: 'the many ways to say hello',
    wheels: 'feet, wheels and sticks that go down one street',
    hands: 'hands of many colours and sizes',
    melanin: 'the stuff that gives skin its colour',
    ramp: 'a ramp beside the steps',
    prints: 'the lines on the ends of fingers',
    left: 'scissors that were made for one hand',
    question: 'the question that has been asked before',
    asks: 'a question about the own family, which may be asked at home',
    doors: 'the doors of a street, with another kind of family behind each',
    loud: 'a question that was asked too loud or a look that was too long, and the face it was about',
    mate: "somebody with Down's syndrome or another disability, and what can be played with them",
    word: 'a short word, he or she or they, that is said right or wrong',
    own: 'something of one’s own, and the order in which people hear it',
  },
  decidedBy: [
    // The one who said it, and not the one to whom it was said.
    /^\W*(?:(?:he|she|they|my \w+) )?(?:(?:has|have|was|been|is|got|caught|in trouble for|told off for) )*(?:used |said |using |saying |says |uses )?(?:a |the )?racist (?:words?|language|slurs?|jokes?|comments?)\b(?![^.]{0,30}\b(?:at|to|by|from) (?:him|her|them|other))[^]*\b(?:he|she|they) (?:says?|said|thinks?|thought|laugh\w*|repeat\w*|heard|did ?n['’]?t|does ?n['’]?t)\b/i,
  ],
  threadCues: {
    remark:
      /\b(?:(?<!\b(?:that|when|who|they|kids|children|boys|girls|others) )(?:uses? (?:the word )?gay|calls? (?:\w+ ){0,4}(?:gay|girly|sissy)|as an insult|boys? can.?t wear|made a joke|makes? jokes|jok(?:es|ed|ing) about|laugh(?:s|ed|ing)? (?:at|about)|makes? fun of|made fun of|mock(?:s|ed|ing)?|slurs?|said something (?:\w+ )?(?:about|to)|racist|homophobic|sexist|prejudi\w+|says? (?:[\w']+ ){1,5}(?:is|are) wrong))\b/,
    weird:
      /\b(?:thinks?|says?|said|finds?|calls?) (?:[\w']+ ){1,6}(?:weird\w*|gross|strange|disgusting|odd|yucky|creepy|freaks?)\b/,
    odd: /\b(?:thinks?|says?|said|finds?|calls?) (?:[\w']+ ){1,6}(?:weird\w*|gross|strange|disgusting|odd|yucky|creepy|freaks?)\b|\b(?:(?<!\b(?:that|when|who|they|kids|children|boys|girls|others) )(?:uses? (?:the word )?gay|calls? (?:\w+ ){0,4}(?:gay|girly|sissy)|as an insult|boys? can.?t wear|made a joke|makes? jokes|jok(?:es|ed|ing) about|laugh(?:s|ed|ing)? (?:at|about)|makes? fun of|made fun of|mock(?:s|ed|ing)?|slurs?|said something (?:\w+ )?(?:about|to)|racist|homophobic|sexist|prejudi\w+|(?:thinks?|says?|said|finds?) (?:[\w']+ ){1,5}(?:is|are|was|were) (?:weird|wrong|gross|strange|disgusting|odd|yucky)))\b|\bthinks (?:she|he|they)'?(?:s|re| is| are) (?:weird|strange|odd|gross)\b/,
    asks: /\b(?:why|who|where|wants? to know|asks?|asking|how come)\b[^.]{0,40}\b(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother)\b/i,
    heard:
      /\b(?:friend|mate|cousin|brother|sister|uncle|aunt\w*)\b[^.]{0,30}\b(?:came out|come out|coming out|(?:is|was) (?:gay|lesbian|bi|trans|non-?binary)|told (?:him|her|them) (?:that )?(?:he|she|they)(?:'s|'re| is| was| are| were) (?:gay|lesbian|bi|trans|non-?binary))\b/i,
    dress:
      /^(?![^]*\b(?:laugh\w*|jok(?:e|es|ed|ing)|mock\w*|(?:boys?|girls?|men|women|he|she|they) (?:can.?t|should ?n.?t|must ?n.?t) (?:wear|have|do|play)|as an insult|slurs?|makes? fun|calls? (?:\w+ ){0,4}(?:gay|girly|sissy))\b)[^]*?\b(?:dress(?:es)?|skirts?|nail (?:varnish|polish)|paints? (?:his|her|their) nails|pink|tutu|(?:boys?|girls?)'? (?:clothes|toys|colours?)|long hair|short hair|princess)\b/i,
    word: /\b(?:(?:gets?|got|being|is|was|are|be) called (?:a )?(?:girl|boy)\b(?! because)|call(?:s|ed|ing)? (?:him|her|them) (?:a )?(?:girl|boy|she|he)\b|(?:say|use|using|saying) ['"]?they\b|(?:boy or (?:a )?girl|girl or (?:a )?boy)|(?:not|\w*n'?t) want to be (?:called )?(?:a )?(?:girl|boy|he|she)\b|pronouns?|they\/them|misgender\w*|non-?binary|transgender|trans (?:boy|girl)|deadnam\w*)\b/i,
    own: /^(?![^]*\b(?:laugh\w*|jok(?:e|es|ed|ing)|mock\w*|as an insult|slurs?|makes? fun|calls? (?:\w+ ){0,4}gay|says? (?:\w+ ){0,3}gay|uses? (?:the word )?gay)\b)(?![^]*\b(?:pronouns?|misgender\w*|non-?binary|trans(?:gender)?|deadnam\w*)\b)(?![^]*\b(?:dad|mum|mom|uncle|aunt\w*|brother|sister|cousin|friend|teacher)(?:'s)? (?:is|has|came|told|might be|being|coming) )[^]*?\b(?:gay|lesbian|bi(?:sexual)?|queer|(?:come|came|coming) out)\b/i,
    mate: /\b(?:flaps|flapping|stims|stimming|down'?s? syndrome|downs|disab\w*|special needs|cerebral palsy|deaf|blind|autistic|hearing aids?|learning difficult\w*|non[- ]?verbal|can'?t (?:talk|speak|walk|see|hear))\b/,

    loud: /\b(?:loud\w*|(?<!\b(?:the|that|a) )point(?:s|ed|ing)?(?= (?:at|out|to)|$)|star(?:es|ed|ing|e)|why (?:was|is|does|are|do|has|did)|comment\w*|fat|bald|beard|blurt\w*|(?<!\b(?:why|when|that) (?:he|she) )shout(?:s|ed)|whispers?)\b/,

    doors:
      /^(?![^]*\b(?:joke|jok(?:es|ed|ing)|laugh\w*|makes? fun|mock\w*|racist|homophobic|sexist|weird|disgusting|gross)\b)[^]*?\b(?:(?:no|does(?:n'?t| not) have an?|has(?:n'?t| not) got an?|without an?|never had an?|who is (?:his|her|their)) (?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother)|two (?:mums|moms|mothers|mummies|mommies|dads|daddies|fathers)|same[- ]sex|famil(?:y|ies)|where (?:is|are) (?:the|his|her|their) (?:dad|mum|mom)|where (?:the|his|her|their) (?:dad|mum|mom)|single (?:mum|mom|parent|dad)|donor)\b/,
    wheels: /\b(?:wheel ?chairs?|crutches|disab\w*|legs?|walk\w*|stick|frame)\b/,
    ramp: /\b(?:wheel ?chairs?|crutches|disab\w*|legs?|walk\w*|stick|frame)\b/,
    hands: /\b(?:skin|colou?rs?|brown|black|dark|white|hands?|arms?)\b/,
    melanin: /\b(?:skin|colou?rs?|brown|black|dark|white|freckles|birthmark)\b/,
    hello:
      /\b(?:boy or (?:a )?girl|pronouns|misgender\w*|languages?|accent|speaks?|talks?|signs?|culture|religion|belief\w*)\b/,
  },
  onlyWhenSaid: ['asks', 'heard', 'dress', 'mate', 'loud', 'doors', 'word', 'own', 'remark', 'weird', 'odd'],
  tellsAlone: ['asks', 'heard', 'dress', 'mate', 'loud', 'word', 'own', 'remark', 'weird', 'odd'],
  roles: {},
  titles: {
    young: [
      { text: 'Tell Me the Story of Us', thread: 'asks' },
      { text: 'What Cloth Knows', thread: 'dress' },
      { text: 'What Do You Like to Play?', thread: 'mate' },
      { text: 'Hello First', thread: 'loud' },
      { text: 'Many Doors', thread: 'doors' },
      { text: 'Behind Each Door', thread: 'doors' },
      { text: 'Hello, Hello, Hello', thread: 'hello' },
      { text: 'Ways to Say Hello', thread: 'hello' },
      { text: 'Feet and Wheels', thread: 'wheels' },
      { text: 'Tap, Tap, Roll', thread: 'wheels' },
      { text: 'Big Hands, Small Hands', thread: 'hands' },
      { text: 'All Kinds of Hands', thread: 'hands' },
      { text: 'Many Kinds of People' },
    ],
    older: [
      { text: 'New to One, Normal to Another', thread: 'odd' },
      { text: 'Another Word for New', thread: 'weird' },
      { text: 'Where a Remark Lands', thread: 'remark' },
      { text: 'It Was Not Meant Like That', thread: 'remark' },
      { text: 'The Story of Us', thread: 'asks' },
      { text: 'The Same Friend', thread: 'heard' },
      { text: 'What Cloth Knows', thread: 'dress' },
      { text: 'A Different Way to Play', thread: 'mate' },
      { text: 'A Brain of a Different Kind', thread: 'mate' },
      { text: 'Hello First, Then the Question', thread: 'loud' },
      { text: 'Behind Every Kind of Door', thread: 'doors' },
      { text: 'A Street of Families', thread: 'doors' },
      { text: 'A Very Short Word', thread: 'word' },
      { text: 'In Its Own Order', thread: 'own' },
      { text: 'Hello in Many Ways', thread: 'hello' },
      { text: 'Many Browns', thread: 'melanin' },
      { text: 'The Ramp and the Steps', thread: 'ramp' },
      { text: 'Loops, Whorls and Arches', thread: 'prints' },
      { text: 'Left-Handed Scissors', thread: 'left' },
      { text: 'The First Question', thread: 'question' },
      { text: 'Different From Whom?' },
      { text: '{name} and Everyone Else' },
    ],
  },
  benefits: [
    'Names ways in which people differ in plain words, as ordinary facts.',
    'Tells what it may be like to be looked at or to be asked.',
    'Gives {name} words for asking kindly, for answering and for a kind no.',
  ],
  talk: {
    young: [
      'What was different in the story, and what was the same?',
      'How does it feel to meet somebody new?',
      'Shall we find three ways to say hello?',
    ],
    older: [
      'What do all people in the story have, each in a different way?',
      'Which word went into the blank, and might somebody else choose another one?',
      'Shall we each think of a question that is nice to be asked?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'wave',
    feeling: 'curious',
    companion: 'child',
    props: ['bicycle', 'kite'],
  },
  text: {
    '2-3': script(`
      D<hello> Hello has many ways. {Name has} one too. One waves. One nods. One says, "Hi!"
      D<hello> Here is {Name}. Here are more people. They are not all the same. This one waves. That one says, "Hello!"
      D<wheels> People go in many ways. {Name has} a way too. Feet go tap, tap. Wheels go roll, roll. Sticks go tick, tick.
      D<wheels> Roll, roll, tap, tap, tick. {Name} may hear it. Some ways are not the same. Some go on feet. Some go on wheels.
      D<hands> Hands are not all the same. {Name} may see some. Big hands, small hands. Brown hands, pink hands. Hands can wave.
      D<doors> Behind each door is a family. {Name} has one too. Families are different. Some have a mum and a dad. Some have two mums. Some have one grown-up, or a gran.
      D<loud> {Name sees} somebody new. Look, look! People are not all the same. Eyes like to look. A hand can wave.
      D<loud> Big, small, round, thin. People come in so many ways. {Name} may look for a long time. Then comes hello.
      P Some people talk a lot. Some talk with hands.
      P New people are new for a bit. Then they are known.
      P People like a smile. People like their name.
      P Eyes look at new things. That is what eyes do.
      P<loud> That one likes a smile.
      P<loud> Grown-ups look too. They look fast.
      P<loud> People like a small wave.
      Q With new people, {Name} may feel ____.
      Q When eyes look, {Name} may feel ____.
      Q With many people, {Name} may feel ____.
      Q<loud> Looking at somebody new, {Name} may feel ____.
      Q<loud> With a new face, {Name} may feel ____.
      H {helper} can say hello first.
      H {helper} can talk about it.
      H {helper} can stay close by.
      H<helper> {helper} can wave too.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      H<loud> {helper} can tell it at home.
      H<loud> {helper} can say hello too.
      T {he} can give a wave.
      T {he} can say, "Hello."
      T {he} can say, "I am here."
      T {he} can ask a grown-up.
      T<comforter> {he} can show {comforter}.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      T<doing> {he} can try {doing}.
      T<loud> {he} can wave.
      T<loud> {he} can hold a hand and look.
      C<hello> {he} can say, "Wave, nod, hi."
      C<hello> {he} can say, "Hello, hello."
      C<wheels> {he} can say, "Roll, roll, tap, tap."
      C<wheels> {he} can say, "Feet go. Wheels go."
      C<hands> {he} can say, "Hello, hands."
      C<topic> {he} can think about {topic}.
      C<doors> {he} can say, "This is my family."
      C<loud> {he} can say, "Hello, you!"
      A<hello> A wave, a nod, a hi. They say the same thing. They say hello. Hello, people!
      A<hello> Not the same, and all hello. This one waves. That one nods. Bye-bye, people.
      A<wheels> Wheels and feet go the same way. They go home. Roll, roll. Tap, tap.
      A<wheels> Many ways go down the street. Feet tap. Wheels roll. Bye-bye, street.
      A<hands> Hands are not all the same. Big ones wave. Small ones wave. Wave, wave, wave.
      A<doors> All doors are different. There are beds in there. There is soup in there. Night-night, doors.
      A<loud> Wave, wave. Somebody waves back. Not the same, and just as nice. Bye-bye!
      A<loud> Big ones, small ones, all sorts. Many ways to be. One waves. {Name} waves too.
      D<dress> People like all kinds, all the same. {Name} may like a dress. It can spin. It is just cloth. Spin, spin!
      P<dress> Some like blue. Some like pink. Many like both.
      Q<dress> In it, {Name} may feel ____.
      H<dress> {helper} can say, "Spin, spin!"
      T<dress> {he} can pick what to put on.
      C<dress> {he} can say, "Look, it can spin."
      A<dress> Cloth is the same for all. It can spin. {Name} can too. Night-night, cloth.
    `),
    '4-5': script(`
      D<hello> There are many ways to say hello. {Name has} a way too. One can say it, or wave, or nod. Some people say it with a sign of the hand. It is a different way, but it means the same.
      D<hello> When {Name meets} people, they are not all alike. Some are old and some are small. Some wear a scarf or a hat when they pray. Some talk with words, and some with hands. So hello can look and sound different.
      D<wheels> People get about in different ways. {Name has} one of them. Some walk on two feet, and some roll on wheels. Some have a stick that goes tick, tick. A street is for all of them.
      D<wheels> Down the street come feet and wheels. {Name} may be there too, and no two go quite alike. There is a bike, and a chair with wheels. There is a stick that helps to feel the way. All of them want to get somewhere.
      D<hands> Hands are different. {Name} may see brown ones, pink ones and ones with spots. Some are big, and some have a lot of lines. Some people have one hand, and some have two. Hands can wave in all of these ways.
      D<doors> A street has many doors, and {Name} goes in at one. Behind each there is a family. They are different. One has a mum and a dad. One has two mums, or one dad, or a gran.
      D<loud> Eyes like new things. {Name} may see somebody different. Out jumps a finger, or a loud question. It is good to want to know. But that person can see the finger, and hear the question too.
      D<loud> No two people look the same. Some are round, and some have one arm, or no hair. {Name} may look for a long time. Faces can tell when they are looked at. A smile makes the look a nice one.
      D<mate> Children learn things in their own time and their own way. {Name} may meet one who is different. It may take a bit longer to find out what they mean. They like some games and do not like others. So does everyone.
      D<mate> Children are different, so what do they like to play? {Name} may see it just by looking. Some say it with words, and some show it with a hand. There are many ways to say, "Me too."
      P A person may like to be asked, or not today. That is up to the person. It helps to ask in a kind way.
      P Some people get looked at a lot. They may have had enough of it. A hello is nice, because it is for the person.
      P Eyes like new things. So new people get a long look. Soon they are not new, and then they have a name.
      P In some homes there is a mum and a dad. In some there are two mums, or a grandma. All of them have a place for shoes.
      P<loud> Somebody who is looked at all day gets tired of it. A hello is a rest from that.
      P<loud> Grown-ups go red when a question is loud. They do not mind the question. They mind the loud.
      P<loud> Lots of people are happy to tell why. Some would like to shop.
      P<mate> That child is used to being looked at. A smile is nicer than a long look.
      P<mate> Some children help too much. It is nice to be asked first.
      P<mate> Grown-ups do not know all about it either. They can ask the family.
      Q When somebody new comes, {Name} may feel ____.
      Q When two people look at each other, {Name} may feel ____.
      Q When it is all new, {Name} may feel ____.
      Q<loud> When eyes see somebody new, {Name} may feel ____.
      Q<loud> When people turn round, {Name} may feel ____.
      Q<mate> Next to somebody who is different, {Name} may feel ____.
      Q<mate> When it is hard to understand, {Name} may feel ____.
      H {helper} can say what a thing is for. ~ It helps to know that.
      H {helper} can hear all questions at home, too. ~ It is good to have time for them.
      H {helper} can say hello first. ~ Then it is easier, because one has begun.
      H<helper> {helper} can go along and say hello with {Name}. ~ It helps to be two.
      H<adult> {helper} can help when it gets hard. ~ A way that is known already is {adult}.
      H<adult> {helper} can make time for {adult}. ~ It helps to have a calm time.
      H<loud> {helper} can answer all of it at home. ~ It helps to ask, and there is time.
      H<loud> {helper} can say hello first. ~ Then it helps to join in.
      H<mate> {helper} can tell what is easy for that child. ~ It helps to know.
      H<mate> {helper} can show a game in which both can join.
      T {he} can ask, "What is your name?" ~ It is a good first question.
      T {he} can tell one thing and ask one thing. ~ That is fair for two.
      T {he} can ask, "Do you want to play?" ~ That is nice for most people to hear.
      T {he} can keep a question for home. ~ It will still be there.
      T<comforter> {he} can show {comforter} to somebody new.
      T<comforter> {he} can hold {comforter} and say hello.
      T<quiet> {he} can spend a little time {quiet} with somebody new.
      T<doing> {he} can try {doing} when it is all new.
      T<loud> {he} can smile and wave first.
      T<loud> {he} can keep the question in a pocket until home.
      T<mate> {he} can ask, "Do you want to play?" and wait.
      T<mate> {he} can hold out a toy and see.
      C<hello> {he} can say, "Hello goes in many ways."
      C<hello> {he} can think, "My hello, your hello."
      C<wheels> {he} can say, "Feet, wheels and sticks go down the street."
      C<wheels> {he} can say, "You roll or walk, and so do I."
      C<hands> {he} can think, "Each hand has its own look."
      C<topic> {he} can ask, "Do you like {topic}?"
      C<doors> {he} can say, "In my family it is like this."
      C<loud> {he} can think, "Hello first, and then ask at home."
      C<loud> {he} can say, "Hello!"
      C<mate> {he} can think, "A different way, and still a game."
      C<mate> {he} can say, "I can wait a bit."
      A<hello> One says it and one waves it. It is the same hello. After that come the names. Then there is a game, and that is not new at all.
      A<hello> There are many ways, and they are not alike. But each one means that somebody is glad to see somebody. A dog does it with its tail. People have more ways than that.
      A<wheels> At the end of the street there is a shop. Feet and wheels go in by the same door. Some go in fast, and some go in slowly. The bread in there is good for all of them.
      A<wheels> Wheels and feet are different, and they go to the same places. They go to school, to shops and to bed. A ball rolls too. It does not mind who rolls it back.
      A<hands> Different hands can do the same thing. They can hold a cup or turn a page. They can wave to each other over the street. Up goes one, and up goes one more.
      A<doors> At night the doors are shut, and the lights are on. Different people cook the same soup. Somebody asks who lives there, and somebody can tell. Then it is bedtime behind each door.
      A<loud> The question came home in a pocket, and now it is out. There is an answer, or half of one. People are made in many ways. All of them like a hello.
      A<loud> Next time eyes will look again, since that is what eyes do. Then comes a wave. Two people who are different can both wave. It is the same wave.
      A<mate> Two children play with one ball. One throws, and one rolls. Different is fine with a ball. At the end both of them are dusty.
      A<mate> There are many ways to laugh, and they all sound good. It took a bit of time to find the game. Now it is there, and it is the same one tomorrow.
      D<dress> People differ in what they like to wear. {Name} may like what some others do not wear. Cloth can be cut in many ways. It can be a shirt, or a dress that flies. Cloth does not know who is in it.
      P<dress> Somebody may say, "That is for girls," or, "That is for boys." They heard it somewhere. It is not a rule of cloth.
      P<dress> Long ago, small boys and small girls all had dresses on. Pink was for all of them.
      Q<dress> When somebody laughs at it, {Name} may feel ____.
      H<dress> {helper} can tell the grown-ups there that it is fine.
      H<dress> {helper} can step in when somebody laughs.
      T<dress> {he} can say, "I like it."
      T<dress> {he} can go and play with a child who does not mind.
      C<dress> {he} can say, "Cloth is for everybody."
      A<dress> People differ, and so do clothes. The cloth turned and flew, just as it can. In the wash it goes round with all the socks. The next day there is something to choose again.
      D<asks> Families are made of all kinds of people. Some have two parents, and some have one. {Name} may ask why {his} family is as it is. That is a good question. There is a true answer, and grown-ups at home can tell it.
      P<asks> Grown-ups may need a moment to find the words. They are not cross. They want to tell it well.
      P<asks> Other children ask such things too. They ask about dogs, and babies, and the moon.
      Q<asks> With that question, {Name} may feel ____.
      H<asks> {helper} can tell how this family began.
      H<asks> {helper} can look at photos with {him}.
      T<asks> {he} can ask the question again on another day.
      T<asks> {he} can draw everybody who belongs.
      C<asks> {he} can say, "Tell me the story of us."
      A<asks> A drawing of a family has as many people as it has. They may be two or seven, and a cat. A question can be asked more than once. Each time the answer can grow a bit.
    `),
    '6-7': script(`
      D<melanin> Most of the colour in skin comes from the same stuff. It is called melanin, and {Name} may make a lot or a little. That is how people are born. So skin can be dark brown, light brown or pink with spots. Melanin is in hair and eyes as well. It helps to keep the sun out.
      D<melanin> No one is white like paper, and no one is black like ink. {Name} may look at different arms in a row and see many browns. They differ because of one thing, and its name is melanin. Each body makes its own. Freckles are small dots of it. In the sun, most skin makes more.
      D<ramp> Beside some steps there is a ramp. {Name} may have seen one, and it is used in many ways. Chairs with wheels go up on it, and so do bikes. A person with a suitcase takes it too. Steps are good for some people. A ramp is good for nearly all of them.
      D<ramp> Steps were made for people who walk. Not everyone goes in the same way, and {Name} may have noticed that. Some people go on wheels, or with a stick, or with a heavy cart. If there are only steps, somebody stays outside. It is not the wheels that are wrong there. There is just no ramp.
      D<hello> A hand goes up, and that can be a hello. {Name} may know more than one way, because people have thousands of different ones. Some bow, and some shake hands. People who sign can say it right across a street. Each way looks odd until somebody knows it.
      D<hello> People on earth speak about seven thousand languages. {Name} may know one, or two. To say hello, some people wave and some bow, and it means the same. Some people say it with their hands, in a sign language. There are more than a hundred of those. Nobody on earth knows all the hellos.
      D<doors> Somebody may ask {Name} who is at home behind the door. It is a fair question, because families are different. Some have a mum and a dad, and some have two mums. Some have one parent, two homes or a grandmother in charge. People tend to think that all homes are like theirs.
      D<loud> Some questions come out before a person has looked at them. {Name} may have asked one, and it was about how somebody looks. People are different, and that is interesting. It is not a bad question. It only had somebody standing next to it.
      D<loud> A person is not a poster, and does not like to be stared at. If somebody looks different, {Name} may see that first. The person has a name, a favourite soup and a bus to catch. Those cannot be seen from outside. A hello is how they begin to show.
      D<mate> Some people are born with a body or a brain that does things differently. To speak, to walk or to learn may be harder for them. When {Name meets} somebody like that, much is different at first. After a week it is a person with a favourite colour. The rest has got smaller.
      D<mate> If somebody speaks differently or takes longer, it is easy to stop listening. {Name} may notice that. A few more seconds are all it needs. People who speak, hear or move differently have jokes as well. They need somebody who waits for the end.
      P Somebody who moves in another way may get asked about it daily. The first question can be nice. The tenth one on the same day is not so nice.
      P People look longer at what is new to them. It happens before they think. After a while they know the person, and the face has a name.
      P Families pray in different ways, or not at all. They eat different things on feast days. Most of them like to tell about it when somebody asks kindly.
      P A grown-up may not know the right word. People try, and sometimes they get it wrong. They can ask the person which word is the right one.
      P<helper> {helper loves} {Name}. There is nobody else who is the same.
      P<loud> People who look different from most hear the same question ten times a week. On some days they like to answer. On others they would like to buy bread.
      P<loud> The grown-up who went red was thinking of two people at once. One of them asked, and one of them heard.
      P<loud> Bodies come in all sizes, and nobody can tell from outside why. It is rarely a thing that someone chose.
      P<mate> People with a disability get stared at, and they get spoken to like babies. They notice both. Being asked to play is something else.
      P<mate> Helping is nice when it was wanted. Without asking, it can feel like being carried.
      P<mate> Teachers know some of it and not all. The one who knows best is the child.
      Q When something about a person is new, {Name} may feel ____. It may change when the name is known.
      Q When somebody asks a question, {Name} may feel ____. That can be different on another day.
      Q Where people differ, {Name} may feel ____.
      Q<loud> When people turned round, {Name} may have felt ____.
      Q<loud> Meeting somebody who looks different, {Name} may feel ____. Surprised is a fair word.
      Q<mate> When it is hard to understand somebody, {Name} may feel ____.
      Q<mate> Playing with somebody who plays differently, {Name} may feel ____.
      H {helper} can answer questions at home, with time. ~ It helps because some answers are long.
      H {helper} can say hello first and see what happens. ~ It is easier to be the second one.
      H {helper} can find a good word together with {Name}. ~ It helps to have a word ready.
      H<helper> {helper} can talk about being the only one somewhere. ~ Most people have been that once.
      H<adult> {helper} can keep some time for {adult}. ~ A lot of new things make people tired.
      H<adult> {helper} can help when it gets hard. ~ The first thing to try is {adult}.
      H<loud> {helper} can answer it later, with nobody listening. ~ It is good to ask, and there is a place for it.
      H<loud> {helper} can agree on a sign that means "tell me at home". ~ A small sign helps more than a loud "shh".
      H<mate> {helper} can explain what the word for it means. ~ Most questions have a simple answer.
      H<mate> {helper} can help to change a game so that everyone can play. ~ One new rule is often enough.
      T {he} can ask for a name first and for other things later. ~ A name is a good start for everybody.
      T {he} can tell one thing and ask for one. ~ Then two people know something new.
      T {he} can ask, "What do you like to play?" ~ It is a question that few people get tired of.
      T<comforter> {he} can tell {comforter} the question first. ~ Then it is easy to hear if it is a kind one.
      T<quiet> {he} can spend some time {quiet} next to somebody new. ~ Side by side, people get to know each other.
      T<doing> {he} can try {doing} when it is a lot. ~ It has helped with other new things.
      T<loud> {he} can look at the eyes and say hello. ~ After a hello, it is a person and not a picture.
      T<loud> {he} can ask quietly, "May I ask you something?" ~ The answer may be yes or no.
      T<mate> {he} can ask, "Shall I help, or do you want to do it?" ~ Only one person knows.
      T<mate> {he} can sit beside and do the same thing for a while. ~ Side by side needs few words.
      C<melanin> {he} can think, "One melanin, many browns."
      C<melanin> {he} can say, "That is melanin, and each body makes its own."
      C<ramp> {he} can ask, "Is there a ramp for everyone?"
      C<ramp> {he} can think, "It is the steps that are in the way."
      C<hello> {he} can think, "So many hellos, and this is one."
      C<hello> {he} can ask, "How do you say hello?"
      C<topic> {he} can ask, "Do you like {topic} too?"
      C<doors> {he} can say, "That is my family. Who is in yours?"
      C<loud> {he} can think, "Hello first. The question can wait."
      C<loud> {he} can think, "What would I ask if I knew the name?"
      C<mate> {he} can think, "I can wait for the end of the sentence."
      C<mate> {he} can think, "What do they like?"
      A<melanin> From pink to dark brown, it is the same stuff that does it. Every arm has some of it, and some arms have a lot. None of these colours is the usual one. They only keep out more or less of the sun.
      A<melanin> People can have different skin and the same birthday. They can have the same skin and like quite different things. It takes some time with a person to find that out. Asking about a game is a good way to begin.
      A<ramp> A ramp does not ask who comes. Bikes, chairs and boxes on wheels all go up the same way. Even people who could take the steps often like it better. It is a different way in, and it leads to the same door.
      A<ramp> When a ramp gets built, more people come in. They come for the same things as everybody, like books, bread or a haircut. Soon nobody thinks about it any more. They are inside, and they are talking.
      A<hello> Hello is mostly a way to say, "I see you." It works with a voice, a wave or a bow. Two people can say it in two different ways. It means the same. The next word may be about a game.
      A<hello> Two people may know different hellos and still meet. One of them waves, and one of them bows. Both have understood the same thing. After that, pointing at a ball is often enough.
      A<doors> If a class drew its front doors, no two drawings would be the same. There would be tall people, short people and a dog or two. What is alike is that somebody waves when school is over. After an answer, the game can go on.
      A<loud> At home the question gets its answer, and mostly it is a short one. The other person has got home too. People are different on the outside in a thousand ways. With most of them, one could talk about soup.
      A<loud> The next question will be a good one as well. It can ride home in a pocket. A wave can go at once, because it suits everybody. People are different, and hello is the same.
      A<mate> After some days they are as different as before, and nobody minds. They see who laughs loudest. The rules of the game got one new line. It is a better game with that.
      A<mate> Nobody needs to be the same to be in one game. Some things take longer, and some jokes take no time at all. Tomorrow there is a different game. It starts with a question.
      D<word> Boy, girl, son and sister are short words, and some are even shorter. {Name} knows which word is right. People differ in how fast they learn it. A wrong one can be heard at once. An old habit is quick, and it gets out first.
      P<word> Some people say it wrong because they forgot. They can say the right word and go on. Saying it wrong to tease is unkind, and a teacher can stop it.
      Q<word> When somebody says the wrong word, {Name} may feel ____.
      H<word> {helper} can tell the teacher which word is right. ~ Then others hear it too.
      T<word> {he} can say the right word once, and leave the rest to a grown-up. ~ Once is enough for one day.
      C<word> {he} can think, "I know which word is right."
      A<word> New words take time, and then they are old words. People differ, and some need longer. The right word stays right while they learn it. Somebody says it at supper, and nobody looks up.
      D<dress> What people wear differs from place to place. Kings wore lace and high heels. {Name} may like something that some others call wrong, and they may laugh. In some countries men wear skirts to weddings. But cloth has no rule in it. Rules about cloth are made by people, and they change.
      P<dress> Those who laugh have mostly heard it from somebody else. They may be afraid of being laughed at too. It is still not all right, and a grown-up can stop it.
      P<dress> Friends get used to it in a day or two. Then they look at who is good at tag.
      Q<dress> When somebody makes a remark about it, {Name} may feel ____.
      H<dress> {helper} can talk to the teacher, so that remarks stop. ~ It is part of a teacher's job.
      H<dress> {helper} can let {him} choose each day anew. ~ Some days are for it, and some are not.
      T<dress> {he} can say, "I wear what I like," and go on. ~ One sentence is enough.
      T<dress> {he} can tell a grown-up the same day. ~ Then it gets sorted out.
      C<dress> {he} can think, "Cloth does not mind, and nor do I."
      A<dress> In the evening, all clothes lie on a chair and look much the same. People differ in what they like, and how fast they get used to it. What {Name} likes may change, or it may stay. Both are fine with the chair.
      D<asks> Every class has families of different kinds in it. Some have two parents at home, and some have one or a grandmother. {Name} may want to know how {his} own family came to be like that. It is {his} story, so the question is a fair one. Nothing that {he} did is the reason.
      P<asks> Grown-ups sometimes wait for the question because they do not know when to start. They may breathe in first. A true answer can be short to begin with.
      P<asks> Others in class may ask as well. They are curious, and a short answer is enough for them.
      Q<asks> When {he thinks} about it, {Name} may feel ____. Two words can be true at once.
      H<asks> {helper} can tell what is known, and say what is not known.
      H<asks> {helper} can keep one evening for questions, with cocoa. ~ Some questions like a warm cup.
      T<asks> {he} can write down questions as they come.
      T<asks> {he} can tell others, "That is my family," and leave it at that.
      C<asks> {he} can think, "It is my story. I may ask for it."
      A<asks> A family can be drawn with lots of people or with two. The picture is finished when everybody is there who belongs. The question is still allowed tomorrow, and next year. Answers get longer as people get taller.
      D<odd> "Weird" is a word for things that are not known yet. {Name} may have said it or thought it about somebody. People are different in the way they talk, look or live. From the other side, it is just how it is. The word lands on a person who did not choose to be a surprise.
      P<odd> The other one may hear that word quite often. It does not get nicer.
      P<odd> What is odd on Monday may be normal on Friday. People are only strange for as long as nobody knows them.
      Q<odd> When somebody does a thing in a different way, {Name} may feel ____. It can change when it is known.
      H<odd> {helper} can answer questions about it at home. ~ A question can be asked there in any words.
      H<odd> {helper} can find out with {Name} how that way works. ~ What is known is less strange.
      T<odd> {he} can swap "weird" for "new to me". ~ That one is true.
      T<odd> {he} can find out what the other one likes. ~ It is often something known.
      C<odd> {he} can think, "New to me, and normal there."
      A<odd> A lot of people are different, and so is each person who says so. One day the new thing has a name and a favourite game. Then the word for it is just that name.
    `),
    '8-10': script(`
      D<prints> The tip of a finger has a pattern of fine lines. {Name} may have seen one on a window or a glass, and no two people leave the same. Even twins who look exactly alike have different ones. Still, there are only three main patterns, called loops, whorls and arches. So every print is made from the same few shapes, and not one of them is a copy. No one's is the right one.
      D<prints> Detectives look at fingerprints because no two are the same. If {Name puts} two prints under a magnifying glass, both are made of loops, whorls or arches. Every person on earth is built from those few patterns. Yet the result is different each time, and even identical twins can be told apart. Something similar goes for faces, families and ways of thinking. It takes a close look to see it.
      D<left> About one person in ten is left-handed. {Name} may be one of them or know one, and hands are not the only thing in which people differ. Most scissors are made for right hands. In a left hand they bend the paper instead of cutting it. For a long time people thought that the hand was the problem. Then somebody made scissors the other way round.
      D<left> Scissors look as if they fitted everyone alike. {Name} may know that they do not, because most of them are made for right hands. About one person in ten is left-handed and gets a bent piece of paper. There is nothing wrong with the hand. The same is true of steps for somebody on wheels and of whispering for somebody with a hearing aid. Often it is the thing that does not fit, and not the person.
      D<question> Some questions have been asked before. A person with a scar, a scarf or a wheelchair may have heard the same one a hundred times. {Name} may know this from either side, as someone who asks or as someone who gets asked. To the one who asks, it is new and interesting. To the other, it is Tuesday. That does not make the question bad, but it is rarely the best one to begin with.
      D<doors> Most people believe that their own family is the usual kind. {Name} may have met that belief as a question about who is missing. Nobody needs to be missing, because families are different. There are homes with a mum and a dad, two mums, two dads, one parent, foster parents or grandparents. Behind all of those doors people look for keys and argue about towels.
      D<mate> A disability is a fact about a body or a brain, such as ears that do not hear. It is not all there is to know. When {Name} meets somebody who is different in such a way, the first days are mostly about that. Then comes the rest, which is bigger: what they find funny, what they are good at, what drives them mad. Most people get to the rest by doing something together.
      D<mate> Everybody's brain was built from the same kind of plan, with small differences in it. In some people one of the differences is large enough to have a name. {Name} may wonder how to behave and end up being terribly polite. That is a kind of distance too. It is simpler to behave as usual, a little slower if need be.
      P People look at whatever is new to them, and eyes do that before anyone has decided it. What follows can be chosen. A nod or a hello turns a look into a meeting.
      P Somebody who is asked about their body, their faith or their family may like to explain. The same person may be tired of it a day later. From outside it is not possible to see which day it is.
      P People who use a wheelchair or sign language often notice that others talk to the person beside them. It is meant politely, and it is a bit rude. Most of them would rather be asked themselves.
      P Adults sometimes whisper about differences, as if the words were hot. Most of the words are quite ordinary. It is the whisper that makes them strange.
      P<helper> {helper loves} {Name}, and that includes the parts that nobody else has.
      P<mate> People with a disability can tell within a minute whether somebody is being nice or being a friend. The first kind bends down and speaks loudly. The second kind complains about the homework.
      P<mate> Friends may look to see what the others do. The first who sits down next to somebody changes what is normal at that table.
      P<mate> The parents of such a child often hold their breath in the first week. They hope for one invitation.
      Q When somebody stands out, {Name} might feel ____. Curiosity and worry can come together.
      Q When a question has been asked, {Name} might notice ____. It may be in the face or in the shoulders.
      Q Among people who are all different, {Name} may feel ____. It can be good and tiring at once.
      Q<mate> On the first day together, {Name} might feel ____. Unsure is the commonest answer.
      Q<mate> When somebody makes a remark, {Name} might feel ____.
      H {helper} can talk about the question at home, without hurry. ~ It helps, because a good question sometimes needs trying out.
      H {helper} can find out the words that people use for themselves. ~ It is easier to talk with the right ones.
      H {helper} can help to find words for a question, or for an answer. ~ Ready words save strength, so there is some left for the game.
      H<helper> {helper} can talk about being the only one somewhere. ~ Most adults remember the room.
      H<adult> {helper} can make time for {adult} at the end of the day. ~ Being asked things is work, and so is finding the words.
      H<mate> {helper} can answer questions about it plainly, with the right words. ~ Words that are whispered sound like secrets.
      H<mate> {helper} can find out from the family what works and what does not. ~ It saves everybody a week.
      T {he} can begin with something that has nothing to do with looks. ~ A game, a song or a teacher will do.
      T {he} can ask, "Is it all right if I ask something?" ~ Then there is room for a yes and for a no.
      T {he} can ask one thing and tell one thing. ~ An answer is a present, and nobody owes one.
      T<comforter> {he} can sit with {comforter} for a while after a long day. ~ Some things need no words.
      T<quiet> {he} can spend half an hour {quiet} with somebody new. ~ People get to know each other well side by side.
      T<activity> {he} can ask somebody to spend half an hour {activity}. ~ Doing things is a short way to get to know a person.
      T<doing> {he} can try {doing} when there have been many questions. ~ It has helped on other days.
      T<mate> {he} can ask the person, and not the adult beside them. ~ It is the difference between talking to and talking about.
      T<mate> {he} can suggest something to do that needs no long sentences. ~ Football and biscuits work in most cases.
      C<prints> {he} can think, "Same loops, different print."
      C<prints> {he} can think, "No one on earth has mine."
      C<left> {he} can think, "Is it the hand, or is it the scissors?"
      C<left> {he} can ask, "What would fit here?"
      C<question> {he} can think, "Has this one been asked a hundred times?"
      C<topic> To begin somewhere else, {he} can ask, "What do you think about {topic}?"
      C<doors> {he} can say, "Everybody who belongs is there."
      C<mate> {he} can think, "A bit slower, otherwise as usual."
      C<mate> {he} can think, "I can ask. It is not a test."
      A<prints> A print on a glass does not show how old a person is, or which language they speak. It shows that somebody was there. Everybody leaves one, and no two are alike. The glass can be used by anyone.
      A<prints> Loops, whorls and arches are enough for eight billion people. It seems that a few shapes go a long way. What is different about a person can be seen at once, and what is the same takes a little longer. Both are worth the time.
      A<left> Left-handed scissors look odd to nine people out of ten. In the tenth hand, they simply cut. People differ, and things can be made to differ as well. It begins when somebody notices the bent paper.
      A<left> When the thing fits, the difference is hardly worth mentioning. There is only somebody who cuts out a star. It looks the same as the star next to it. Both have five points and some glue on the back.
      A<question> After the first hello there is plenty of time. Some answers come by themselves, a week later, in the middle of a game. By then the difference is one thing among many. There is somebody who is good at chess, perhaps, and late for lunch.
      A<doors> Some forms still have one line for a mother and one for a father. Whoever printed them had knocked on very few doors. Lines can be crossed out, and many schools have done it. The question may come again, from people who have not met every kind of family yet. One sentence is enough for it, today or another time.
      A<mate> After some weeks most of the class have stopped noticing, except when a stranger stares. What is different about a person can be said in one sentence. Finding out the rest takes years, as with anybody. It usually begins with who sits where.
      A<mate> There was a disability with a long name, and there was somebody with strong views on pizza. Only one of the two is interesting after the first week. People are different in both. They are the same in wanting to be picked.
      D<word> The words that stand for a name are so short that people hardly notice them, until one is wrong. {Name} knows which one is right. Others differ in how fast they learn it. Some forget, because an old habit is quick, and some think that it does not matter. It is like hearing a name said wrong, over and over. One time is nothing, and twenty times are tiring.
      P<word> People who say the wrong word by mistake are often embarrassed. The best they can do is to say the right one and go on. Saying it wrong to tease is unkind, and teachers can stop it.
      Q<word> When somebody says the wrong word, {Name} might feel ____. It may depend on who says it.
      H<word> {helper} can tell the school which word is right. ~ When teachers use it, others hear it.
      T<word> {he} can say the right word once, and leave the rest to a teacher or a friend. ~ Nobody needs to correct everyone.
      C<word> {he} can think, "I know who I am, and I know the word."
      A<word> A habit changes when it is interrupted often enough. Bit by bit more people say the right word, and then hardly anyone notices it, as with all short words. People differ in how long they take. By next year some of them will have forgotten that they said another one. The word stays right in the meantime.
      D<own> People differ in some things that cannot be seen from outside. Whom somebody likes, or may love one day, is one of them. {Name} may be thinking about that. Some boys love girls, some love boys, and some people love either. It is fine to be sure of it, and it is fine not to know yet. There is no day by which it needs to be decided.
      P<own> Friends who hear something new may be silent for a moment. They are often looking for the right words, and the first ones may come out oddly. Remarks are another matter, and grown-ups can stop those.
      Q<own> Thinking about who knows it, {Name} might feel ____. It may be two things at once.
      H<own> {helper} can listen, and keep it to those who are meant to know. ~ It is not for anyone else to tell.
      T<own> {he} can choose one person to talk to first, who is good with private things. ~ One is a good number to begin with.
      C<own> {he} can think, "It is mine to tell, in my own time."
      A<own> A person is the same before such a sentence and after it. There is the same laugh, the same homework and the same seat at the table. People differ in many ways, and this is one of them. A friend who hears it has been trusted with something, and most friends can feel that. The rest of the day can be about something else.
      D<dress> People differ in what they like to wear. Every age pretends that its own rules have been there since the beginning. {Name} likes something that does not fit the present ones. Some notice that loudly. Lace, wigs and high heels were for men once, and pink was called a strong colour.
      P<dress> Remarks of this kind are mostly about the person who makes them. Somebody who laughs at a colour is often checking whether they are safe themselves. It is explained by that, and it can still be stopped.
      P<dress> Those who say nothing often do not mind at all. Silence is hard to read from the inside, and it is often friendlier than it looks.
      Q<dress> Choosing what to wear in the morning, {Name} might feel ____.
      H<dress> {helper} can take remarks up with the school. ~ They are to be dealt with like any others.
      H<dress> {helper} can leave the choice alone, in both directions. ~ It need not be brave every day.
      T<dress> {he} can have one dry sentence ready. ~ "It is cloth" has been known to work.
      T<dress> {he} can decide where and when. ~ Wearing it at home is also wearing it.
      C<dress> {he} can think, "The rules are younger than the cloth."
      A<dress> In a hundred years somebody will laugh at what was normal today. People differ in taste, and taste moves about. What stays is whether somebody was decent about it. Someone else in the class may be glad to have seen that it can be done. The cloth goes in the wash with the rest.
      D<heard> Somebody close has told something that cannot be seen from outside. It is about whom they love or who they are, and in that people differ. {Name} may be wondering what to say. Most of what there is to say is short. The person is the same as yesterday, with one thing less to hide.
      P<heard> Somebody who tells such a thing has often waited for a good moment for months. They look at the other face and hope. They are not waiting for a speech.
      P<heard> It is fine not to know all the words. A real question, asked kindly, is better than the right word said stiffly.
      Q<heard> Hearing it, {Name} might feel ____. Surprised is allowed.
      H<heard> {helper} can help to understand words that are new. ~ It saves the other person from explaining.
      H<heard> {helper} can leave the news with the one it belongs to. ~ It is not passed on.
      T<heard> {he} can say, "Thank you for telling me." ~ That covers most of it.
      T<heard> {he} can go on with what the two of them do anyway. ~ It is an answer as well.
      C<heard> {he} can think, "It is the same person, and I was trusted."
      A<heard> After such a talk, people mostly go and eat something. In the ways that matter to a friendship, hardly anything differs. Somebody was trusted with a thing and kept it. That is worth a good deal.
      D<asks> There are more kinds of families than there are words for them. {Name} may have noticed that {his} family is put together differently from some others, and want to know why. That is not prying. Where somebody comes from is a part of their own story, and it can be asked for at home. No child causes a family to be as it is.
      P<asks> The adult who knows the answer may have practised it in the bath for years. It can still come out clumsily. That is mostly because it matters.
      P<asks> Friends ask out of curiosity and not as inspectors. They usually change the subject after one sentence.
      Q<asks> When the question comes up, {Name} might feel ____. Curious, cross and sad can share a bench.
      H<asks> {helper} can tell the true story in the order in which it happened. ~ What is not known can be said as well.
      H<asks> {helper} can answer the same question again in a year. ~ By then it is a slightly different question.
      T<asks> {he} can collect questions in a notebook and choose one at a time.
      T<asks> {he} can decide what friends get to know. ~ A short version is a complete answer.
      C<asks> {he} can think, "It is my story, so I may ask."
      A<asks> The story of a family is not told in one go. It gets longer when people are old enough for the next part. What is certain already is who is there at breakfast and who knows where the plasters are. The rest may be asked for on any evening.
      D<remark> There is a kind of joke that needs somebody to be different. It may be about how a person talks, believes, looks or loves. {Name} may have made one, heard a laugh, and thought no more of it. The laugh is over in two seconds. The person it was about, or somebody who is like that person, may think of it on the way home.
      D<remark> "It was not meant like that" is usually true. A remark about people who are different tends to come out without any plan, because it has been heard before. {Name} may know one that is going round. It travels easily and lands where nobody was looking. There may be somebody in the room whose brother, mother or best friend it is about.
      P<remark> Those who laugh along are often relieved that it is about someone else. That is not the same as finding it funny.
      P<remark> The person it is about has a choice of two bad parts, being cross or laughing along. Most people laugh along. It does not show.
      Q<remark> Looking at it from the other chair, {Name} might feel ____. It may not be comfortable, and it is worth a look.
      H<remark> {helper} can explain where such a remark comes from, without a lecture. ~ Some have a long history, and it helps to know it.
      H<remark> {helper} can help to find a sentence for afterwards. ~ It can be a short one.
      T<remark> {he} can go to the person once and say, "That was not fair." ~ Seven seconds is enough, and it is remembered.
      T<remark> {he} can leave the next one without a laugh. ~ Remarks of that kind live on an audience.
      C<remark> {he} can think, "Would I say it with that person's family here?"
      A<remark> Remarks like that are picked up like colds, and they can be put down again. There are plenty of funny things in the world, and most of them are about what people do. People stay different in any case, and a class is easier to sit in when nobody is the joke.
      D<weird> "Weird" is a useful word for people in a hurry. It means that something is different and that nobody has asked yet. {Name} may have used it, or thought it, about how somebody moves, talks, eats or plays. From the inside, the same thing has a reason. It may help a body to stay calm, or it may simply be how it is done at home.
      P<weird> The person in question knows that they are looked at. Most people in that position work quite hard at not being noticed, and it is tiring.
      P<weird> A class gets used to nearly anything in three weeks, as long as nobody keeps pointing at it.
      Q<weird> When somebody does a thing in a way that is new, {Name} might notice ____. It may change once the reason is known.
      H<weird> {helper} can explain what it might be good for. ~ What has a reason is less strange.
      H<weird> {helper} can answer questions about it at home, in any words. ~ It is the best place for clumsy ones.
      T<weird> {he} can find out one ordinary thing about the person, such as a favourite game. ~ Ordinary things are what people have in common.
      T<weird> {he} can leave the word out for a week and describe what is really there. ~ It turns out to be shorter than expected.
      C<weird> {he} can think, "New to me. What is it for?"
      A<weird> People differ in what they do with their hands, their voices and their lunch. Seen from far enough away, all of them look odd, and that includes the ones who point. After a few weeks the new thing has turned into a name. Names are much easier to sit next to.
    `),
    '11+': script(`
      D<ramp> A ramp beside a flight of steps is an argument about who was expected. {Name} may have passed many without a thought, or may know each one in town, since people differ in what they need. Ramps were asked for by people who use wheelchairs. Today they are also used by bicycles, suitcases, parents with babies and people who carry a sofa. Whatever is built for one difference tends to be useful to a great many others.
      D<ramp> Whether somebody is disabled by three steps depends a good deal on whether there is a ramp. {Name} may have thought about that, or lived it, as people differ in how they meet a staircase. With a ramp, the same person on the same wheels goes in and buys bread. The body has not changed in between. Something about the building has. Many disabled people see it that way round, and they have had a good many doors changed.
      D<question> There are questions that a person gets asked once, and others that arrive every week. {Name} may know them from one side or from both, because most people differ from the room they are in at some time. "Where are you from?" may be one, and "What happened to your arm?" another. Each time it is asked by somebody new, and each time it is the same. What was curiosity on one side has become administration on the other.
      D<question> Curiosity is a good quality, and it has a direction. A question can be about a person, or about the one thing in which that person differs. {Name} may have been on the receiving end, or may have heard a question like that leave the mouth and wished it back. The two kinds are easy to tell apart afterwards. One of them could be asked of anybody. The other reduces a whole person to a wheel, a scarf or a shade of skin.
      D<left> About one person in ten is left-handed, and for a long time schools tried to correct it. {Name} may be one of the ten per cent or of the ninety, and people differ in many ways that are less easy to see. Left hands smudged the ink and bent the paper, and it looked like clumsiness. The desks, the ink and the scissors had all been made by the majority. Hardly anybody noticed that, because to a right hand they were simply scissors.
      D<doors> The usual family is hard to find, although everybody has heard of it. {Name} may have heard questions that assume it, in the tone in which people ask the way. Behind the doors of an ordinary street, families differ in almost every respect. There are two parents or one, two mothers, two fathers, guardians and several homes. Researchers who compared them found that what matters to children is how people get on, and not who they are.
      P Somebody who looks, moves, speaks or prays in another way than most people in the room has usually noticed it. Being reminded is seldom news. Being asked about the homework, as everybody else is, can be a relief.
      P People who stumble over words for a difference are often afraid of getting it wrong. Silence then looks like the safe choice, and from the other side it looks like distance. A clumsy question asked with respect tends to be forgiven.
      P Praise can be awkward too. Somebody who is called brave for buying milk may wonder what was expected. Most people would like to be admired for the things they are actually good at.
      P Belonging to a majority mostly feels like nothing at all. That is why it is hard to see from inside. Nearly everybody is in the majority in some rooms and out of it in others.
      P<helper> {helper loves} {Name} as a whole, which includes whatever it is that strangers notice first.
      Q In a room with all sorts of people in it, {Name} might feel ____. Interest and weariness can be in it together.
      Q Meeting somebody whose life is different, {Name} might notice ____. Awkwardness is common, and it usually wears off.
      Q When a remark is meant kindly and lands badly, {Name} may feel ____. The answer may depend on who is watching.
      H {helper} can listen first and explain later. ~ Being heard comes before being corrected.
      H {helper} can find out together with {Name} which words people use for themselves. ~ It helps that many of them have written it down.
      H {helper} can step in when asked, and stay out when not. ~ Help that has been agreed on is easier to accept.
      H<helper> {helper} can talk about a remark that went wrong, and what came after. ~ It makes the subject less solemn.
      H<adult> {helper} can suggest {adult} after a day with too many questions. ~ It is good when nothing needs explaining.
      T {he} can start with a question that could be asked of anyone in the room. ~ The other one can wait until it comes up by itself.
      T {he} can decide how much to ask and how much to tell. ~ Information about a person belongs to that person.
      T {he} can speak to the person, and leave the interpreter or the companion to their work. ~ It is noticed more than one would think.
      T<comforter> {he} can spend some time with {comforter} and no questions. ~ A day like that needs no explaining.
      T<quiet> {he} can spend an hour {quiet}, alone or next to somebody. ~ Side by side is an easy way to get to know people.
      T<activity> {he} can invite somebody to spend an hour {activity}. ~ Doing something together makes better questions.
      T<doing> {he} can try {doing} at the end of such a day. ~ It has worked for other kinds of tiredness.
      C<ramp> {he} can think, "Who was expected here?"
      C<ramp> {he} can think, "It is the steps that need changing."
      C<question> {he} can think, "Could this be asked of anyone?"
      C<question> {he} can think, "Curious about what, exactly?"
      C<left> {he} can think, "Is it the hand, or is it the scissors?"
      C<topic> To begin with something else, {he} can ask about {topic}.
      C<doors> {he} can think, "Another door, another family."
      A<ramp> Nobody thinks about a ramp while pushing a suitcase up it. That may be the best thing that can happen to a difference, to be planned for so well that it is hardly worth mentioning. There are still plenty of doors with steps. Each of them was somebody's decision, and decisions can be made again.
      A<ramp> A building that lets in more people gets more kinds of conversation. Some of them will be about differences, and most will be about bread, weather and who is late. All of them begin at the same door. A small ramp is not much more than a few planks, which is little for a change of that size.
      A<question> The person with the most interesting answer is often the one nobody asked about anything else. There is time for that, over weeks, and it goes in both directions. What is different about somebody does not vanish in the process. It takes its place among the other things, somewhere between the music and the handwriting.
      A<question> Some questions get answered without having been asked, because people tell their friends things. Until then, it is quite possible to know somebody and not know everything. No two people differ in only one way. The second and the third are usually better company than the first.
      A<left> In many schools nobody corrects a left hand any more. There are left-handed scissors in the drawer, and the paper does not bend. Nothing about the hands was different in the meantime. It took rather long to look at the scissors, and there may be a few other drawers to look into.
      A<doors> A household does not need to be explained to anyone who asks in a corridor. A short answer is polite, and a raised eyebrow will do as well. Behind every kind of door the same things happen: a charger is missing, and somebody has eaten the last of it. It makes for more common ground than people expect.
      D<word> Some words are so short that nobody notices them until they are wrong, and pronouns are among them. {Name} knows which ones are right. People differ in how fast they learn it: some forget, some were not listening, and some make a point of it. A single slip is small. What wears a person out is the number of them, and the deciding, each time, whether to say something.
      P<word> Most people who get it wrong are running on habit, and habits are slow. A long apology makes it worse, while a quick correction is enough. Somebody who gets it wrong on purpose is doing something else, and a school has rules for that.
      P<word> Those who get it right do so without any sign, and therefore it goes unnoticed. There may be more of them than it seems. Nobody hears a word that fits.
      Q<word> When the wrong word comes, {Name} might feel ____. It may depend on who says it.
      Q<word> At the end of a day of corrections, {Name} might feel ____. Tired is a possible word.
      H<word> {helper} can correct others if {he} would like that, and stay out of it if not. ~ It is good when somebody else does it for once.
      H<word> {helper} can speak to the school about names and pronouns on its lists. ~ A good deal of it is decided by a form.
      T<word> {he} can agree with one friend or teacher on who does the correcting. ~ It is less tiring in turns.
      T<word> {he} can ask an adult whom {he trusts} to pass it on in writing. ~ Most people who slip are glad to be told, and a reminder is not a fuss.
      T<word> {he} can have one short sentence ready, and use it only when there is energy for it. ~ Some days can go by without it.
      T<word,activity> {he} can keep an hour for {activity}, with people who get it right anyway. ~ That is a rest as well.
      C<word> {he} can think, "A small word, and I know the right one."
      A<word> Habits change by being interrupted, a few hundred times and by several people. In a year, some will not remember that they said it differently. People differ in how long they take, and a few may not want to learn. Nobody is made less real by other people's grammar, and there are places where the right word is already the ordinary one.
      D<own> There are things about a person that nobody can see, and whom one falls for is among them. {Name} may be thinking about that, or may have begun to tell people. People differ in this as in everything else. Being gay or bisexual, or something without a word yet, is one of the ways. It is not owed to anyone. The order in which people hear it can be chosen, and so can the date.
      P<own> People who are told something like that are often occupied with saying the right thing. Some get it wrong at first and do better after a week. A poor first answer need not be the last one.
      P<own> Whoever passes it on without being asked has given away something that belonged to somebody else. At school that is a matter for an adult, and so are remarks.
      Q<own> Thinking about who knows and who does not, {Name} might feel ____. Relief and dread can come in the same minute.
      H<own> {helper} can listen without asking whether it is certain. ~ Nobody else needs to be sure of it.
      H<own> {helper} can keep to what {Name} would like others to know. ~ It is not news for anyone else to give.
      T<own> {he} can choose one person who is good with private things, and start there. ~ The second time is usually easier.
      T<own> {he} can find out which groups or helplines there are for young people with the same questions. ~ Somebody there has had that conversation.
      C<own> {he} can think, "My news, my order, my time."
      A<own> {Name} is the same person before the sentence and after it, with the same handwriting and the same taste in music. Some answers will be good ones, and some may need a second attempt. People differ in a great many ways, and most of them are found out slowly, by being friends. This can be one of those.
      D<heard> Being told is a smaller part than telling, and it is still a part. Somebody close has said something about who they are, and people differ in that as in everything. {Name} may not have known what to answer. There is no set text. Those who have been on the other side say that they remember the first face, the first sentence, and whether things went on as before.
      P<heard> The person had probably rehearsed it, with several bad endings. A pause is easily taken for one of them. It can be put right a day later with a single message.
      P<heard> Nobody expects expert knowledge. What is welcome is interest without an interview, and jokes that were allowed before are usually still allowed.
      Q<heard> Thinking back to that moment, {Name} might feel ____. Honoured and lost for words go together.
      H<heard> {helper} can answer questions about words, so that the other one need not. ~ Explaining oneself all day is tiring.
      H<heard> {helper} can keep it in this room. ~ It belongs to somebody else.
      T<heard> {he} can send one line: "Thanks for telling me. Nothing changes on my side." ~ It need not be elegant.
      T<heard> {he} can ask who else knows, and then keep to it. ~ It is the most useful question there is.
      C<heard> {he} can think, "Same person. More known."
      A<heard> What differs after such a conversation is mainly that one of two people can stop being careful. The rest goes on: the same bus, the same arguments about films. {Name} was chosen to hear it, which is not done at random. A friend who keeps a thing and carries on as before has given the whole of the answer.
      D<remark> A joke or a word about different families, faiths, skins or bodies seems to be about nobody in particular. That is how it gets through. {Name} may have used one and honestly not seen the problem, since no one was meant and somebody laughed. But people differ in more ways than can be seen. In a room of thirty there is very likely somebody whom it fits, or whose father, sister or friend it fits. They are not likely to say so.
      D<remark> A term for people who are different gets used as another word for bad. Soon hardly anybody hears what it refers to, except the people it refers to. {Name} may have used it in that worn-out sense. It was not aimed at anyone. Being hit by something that was not aimed is a strange experience, and those who have it every day describe it as tiring.
      P<remark> The person who is meant usually smiles, because the alternative is to be the one who cannot take a joke. As evidence that it was fine, the smile is worthless.
      P<remark> Some of those who laughed did so to be on the safe side. A group in which one thing is laughed at teaches everyone what to hide.
      Q<remark> Imagining the same line from the other chair, {Name} might notice ____. It may be mixed with annoyance at the question.
      H<remark> {helper} can talk about what the line means to the people in it, without turning it into a trial. ~ Information works better than a verdict.
      H<remark> {helper} can say plainly where the limit is. ~ It is about what was said, not about what somebody is.
      T<remark> {he} can go to the person concerned and say two sentences, without the word "if". ~ "Sorry if" puts the blame back.
      T<remark> {he} can leave out that kind of line for a month and see what takes its place. ~ Most conversations manage without it.
      C<remark> {he} can think, "Who in this room does it fit?"
      A<remark> Nobody is finished at this age, and one bad line does not decide who a person is. What follows it says more. Humour survives without it, as people who are really funny prove every day. Those who differ will go on sitting in the same room, and what it is like in there depends on remarkably few sentences.
      D<weird> To call something weird is to say a little about it and a good deal about where one stands. {Name} may have said it of somebody who differs in how they move, speak, eat or dress. The word has the advantage of ending the subject. What it leaves out is that the same thing makes sense from the inside. It may be a way of staying calm, a custom, or what that body does.
      P<weird> Somebody who is found strange is usually well informed about it. They spend a part of each day on appearing less so, and it shows up as tiredness.
      P<weird> What a year group finds strange changes every eighteen months. Those who keep up the pointing longest tend to be the least sure of their own place.
      Q<weird> Faced with something unfamiliar, {Name} might notice ____. Unease is common, and it is more often about not knowing than about disliking.
      H<weird> {helper} can supply a fact or two, without a sermon. ~ Facts wear better than rules.
      H<weird> {helper} can be asked the clumsy question first. ~ It is good to have somewhere to try it out.
      T<weird> {he} can replace the word by a description of what was actually there. ~ It is a small exercise, and it takes most of the strangeness out.
      T<weird> {he} can talk to the person about anything else at all. ~ It is what most people in that position would like.
      C<weird> {he} can think, "Unfamiliar. That is all I know so far."
      A<weird> Unfamiliar things have a way of turning into ordinary ones, without an announcement, in about the time it takes to learn a name. Nobody is asked to find everything wonderful. It is enough to leave room for a reason. People will go on being different, and on most days everybody is a little odd to somebody.
    `),
  },
};

/**
 * Respecting differences: people differ in bodies, skin, faith, families and in what they can do. Written so that a
 * child who is the one that differs can read it with dignity: no pity, no heroes, no rule about looking, and nobody in it
 * is the usual one from whom others differ.
 */
export const respectingDifferences: Frame = withScenes(
  own,
  notSureYet,
  aWhyAboutAFriend,
  whereIsYourDad,
  whoLeftBefore,
  twoColoursInOneFamily,
  saidWrongOnPurpose,
  aNameToBeCalledBy,
  tellingWhoOneIs,
  oneWayOfMany,
);
