import { answer, type Answer } from './answer.ts';

/** What children ask about their own bodies. */
export const OF_US: readonly Answer[] = [
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|put|wake|woke|forever|for ever|never|dogs?|cats?|animals?|outside|street|rough|homeless|talk\w*|walk\w*|snor\w*|over|sleepovers?)\b).*(?:\bwhy\b(?!.*\b(?:can't|cannot|won't|don't)\b).*\b(?:we|people|i|you|children|humans|everybody|everyone|kids)\b.*\bsleep\b(?!.*\b(?:in|with|on|at|alone)\b)|\bwhat happens\b.*\bsleep)/,
    [
      'While we sleep the body grows and mends itself, and the brain sorts and keeps what it has learned.',
      'National Institute of Neurological Disorders and Stroke, "Brain Basics: Understanding Sleep"',
    ],
    ['Asleep, you grow and mend. Your head tidies up.', 'Then you can play again!'],
    [
      'While we sleep, our bodies grow and mend. The brain tidies up and keeps what it learned.',
      'Without sleep we get slow and cross. Everybody knows somebody like that.',
    ],
    [
      'Asleep we look lazy, but a great deal is going on. The body mends what the day has worn, and children grow. The brain goes over what it learned, keeps what matters, and clears away the rest.',
      'Nobody knows all of it yet. But nearly all animals that people have looked at closely rest in some such way.',
    ],
  ),
  answer(
    /^(?!.*\b(?:bad|scary|scare[ds]?|nightmares?|monsters?|about|true|follow|died?|dead|luther|king|jobs?|house|catchers?|had a dream)\b).*\b(?:why|what|where|how)\b.*\b(?:dreams?|dreaming)\b(?! of\b)/,
    [
      'The brain stays busy in sleep, and dreams are made of what it remembers and feels; nobody knows for certain what they are for.',
      'National Institute of Neurological Disorders and Stroke, "Brain Basics: Understanding Sleep"',
    ],
    ['Asleep, your head is busy. It mixes things you know.', 'That is a dream. Nobody knows quite why.'],
    [
      'When we sleep, the brain does not stop. It mixes up things that we saw and felt.',
      'Nobody knows for sure what dreams are for. Perhaps they help us to sort things.',
    ],
    [
      'The brain never stops, not even at night. It plays with what we saw and felt. The part that checks whether a thing makes sense is rather quiet then. So a cow may well drive a bus.',
      'Why we dream, nobody knows for certain. It may help us to sort our feelings and to remember.',
    ],
  ),
  answer(
    /^(?!.*\b(?:hippos?|lions?|dogs?|cats?|snakes?|fish|animals?|baboons?|not)\b).*\byawn/,
    [
      'Nobody knows for certain why we yawn; we do it when tired or bored, and it is catching.',
      'Encyclopaedia Britannica, on yawning',
    ],
    ['Nobody knows for sure! We yawn when we are tired.', 'And when others yawn. Aaah!'],
    [
      'Nobody knows for certain. We yawn when we are tired, or bored, or have just got up.',
      'And yawning is catching. Even reading about it can do it.',
    ],
    [
      'It sounds so simple, and yet nobody knows for certain. We yawn when we are tired, when we wake, and when there is nothing to do. Some think that it cools the brain, and others that it wakes us up a little.',
      'What is certain is that it is catching. One can catch it from a friend, from a dog, and from a book.',
    ],
  ),
  answer(
    /^(?!.*\b(?:rid|stop\w*|cure\w*|dragons?|toothless)\b).*(?:\bhiccup|\bhiccough)/,
    [
      'In a hiccup the diaphragm, the muscle under the lungs, jerks by itself, and the voice box snaps shut.',
      'NHS, on hiccups',
    ],
    ['A muscle in your chest jumps. In goes the air!', 'A little door shuts. Hic! Soon it stops.'],
    [
      'Under our lungs is a muscle that helps us breathe. Sometimes it jumps by itself, and we gulp air.',
      'Then something in the throat snaps shut. That is the hic. Mostly it soon stops.',
    ],
    [
      'Under the lungs lies a wide flat muscle called the diaphragm. It goes down when we breathe in. Sometimes it jerks all by itself, and air rushes in, and at once the voice box snaps shut.',
      'That snap is the hic. It can come from eating too fast. What it is good for, nobody knows.',
    ],
  ),
  answer(
    /^(?!.*\b(?:fluff|pierc\w*|hurts?|bleed\w*|oranges?|outies?)\b).*(?:\bbelly ?buttons?\b|\btummy ?buttons?\b|\bnavel)/,
    [
      'Before birth a cord brings a baby all it needs; the navel is where it was joined on.',
      'NHS, on the umbilical cord',
    ],
    ['A baby grows inside its mother. A cord brings it food.', 'Here the cord was. Now it is a button!'],
    [
      'Before we are born, we grow inside our mother and cannot eat. A soft cord brings us food.',
      'After that we do not need it any more. Where it was, there is the belly button.',
    ],
    [
      'Before it is born, a baby cannot eat or breathe by itself. All it needs comes through a soft cord, which grows where the belly button will be. It goes from the baby to its mother.',
      'When the baby is born, it can breathe and drink, and the cord is cut. That does not hurt. The button is what is left.',
    ],
  ),
  answer(
    /\bwhy\b(?!.*\b(?:some|no|not|mona|lisa|different)\b).*\b(?:we|people|i|you|humans|everybody)\b.*\bhave\b.*\beyebrows\b|\bwhat are\b.*\beyebrows\b.*\bfor\b/,
    [
      'Eyebrows keep sweat and rain out of the eyes, and help to show feelings.',
      'Encyclopaedia Britannica, on the human eye and face',
    ],
    ['They keep rain out of your eyes.', 'And they talk! Up says, oh! Down says, hmm!'],
    [
      'Eyebrows are little roofs. Rain and sweat run along them and not into our eyes.',
      'They talk as well. Push them up, and everybody can see that you are surprised.',
    ],
    [
      'Eyebrows are two small gutters. In the rain, or when we sweat, the water runs along the hairs and down the side. So it does not run into our eyes.',
      'They are also good for talking. With one lift of the eyebrows we can say hello, or well I never, and nobody hears a thing.',
    ],
  ),
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|hat\w+|mean|bull\w+|laugh\w*|racis\w*|slaves?|banana\w*|fruits?|potato\w*|apples?|snakes?|frogs?|lizards?|animals?|bears?|sun|treated|fight\w*|spots?|moles?|bruis\w*)\b).*(?:\b(?:different|brown|black|white|dark|light)\b.*\bskins?\b|\bskins?\b.*\b(?:colou?rs?|brown|black|white|different)\b)/,
    [
      'Nearly everybody has melanin in the skin, some more and some less; it comes down from our families and guards the skin from strong sun.',
      'Smithsonian National Museum of Natural History, "Human Skin Color Variation"',
    ],
    ['In skin there is some brown colour. Some have more, some have less.', 'It comes from our families.'],
    [
      'In our skin is a brown stuff, called melanin. Some have a lot and some a little.',
      'We get it from our families. It guards the skin where the sun is strong.',
    ],
    [
      'In skin there is a stuff called melanin. Some people have much of it and some have less, and so there are very many shades. It shields the skin from strong sunlight.',
      'Long ago families lived for very many years where there was much sun, or little. We have our shade from them.',
    ],
  ),
  answer(
    /\b(?:poo|poop)\b.*\bbrown\b|\bbrown\b.*\b(?:poo|poop)\b/,
    [
      'Poo is brown because of what becomes of bile and old blood cells on the way through.',
      'Encyclopaedia Britannica, "Feces"',
    ],
    ['Inside is a green juice. It helps with your food.', 'On its way it turns brown. So does poo!'],
    [
      'To deal with food, the body makes a juice called bile. It is green and yellow.',
      'On its long way through us it changes. At the end it is brown.',
    ],
    [
      'The body makes a juice called bile, which helps to break up fat in our food. It is green and yellow. In the gut, tiny living things change it bit by bit. At the end of the journey it is brown.',
      'What we eat can change the colour for a day. Beetroot is famous for it.',
    ],
  ),
  answer(
    /^(?!.*\b(?:old|older|age|elderly|sick|ill)\b).*(?:\b(?:fingers?|toes?|hands?)\b.*\b(?:wrinkl|prune|crinkl)|\b(?:wrinkl|crinkl|prun)\w*\b.*\b(?:fingers?|toes?|hands?|bath)\b)/,
    [
      'Nerves make small blood vessels in the fingertips narrow, so the skin is pulled into wrinkles; they may help us to grip wet things, which is still being studied.',
      'Biology Letters (Royal Society), "Water-induced finger wrinkles improve handling of wet objects"',
    ],
    ['After a long bath, the skin pulls in. So it wrinkles!', 'Perhaps wrinkles help to hold wet things.'],
    [
      'When hands have been wet for a while, the body pulls the skin in. So it wrinkles.',
      'Perhaps wrinkly fingers hold wet things better. They soon go smooth again.',
    ],
    [
      'It is not that the skin soaks up water like a sponge. When fingers have been wet for some time, nerves make the tiny pipes inside them go narrow. So the tips shrink a bit, and the skin is too big.',
      'Perhaps wrinkled fingers hold wet things better, as tyres hold a wet road. People are still testing it. They soon go smooth again.',
    ],
  ),
  answer(
    /^(?!.*\b(?:die[sd]?|dying|dead|death|funerals?|graves?|bur(?:y|ied)|heaven|always|all the time|so much|every|school|nursery|hospital|war|night|hit|hurts?|paper|clothes|trousers|crocodiles?|can't|leav\w+|left)\b).*(?:\bwhy\b.*\b(?:we|people|i|you|humans|everybody)\b.*\b(?:cry|tears)\b|\b(?:what|where|why)\b.*\btears\b)/,
    [
      'Tears keep the eyes clean and wet; people also cry when feelings are strong, and others can see that they need comfort.',
      'American Academy of Ophthalmology, on tears',
    ],
    ['Tears keep eyes clean. And big feelings come out.', 'Then somebody sees, and can hug you.'],
    [
      'Tears wash our eyes all day, so that they stay clean. When a feeling is very big, more tears come.',
      'Then others can see how we feel, and come. Crying can help.',
    ],
    [
      'There are always some tears in our eyes. They wash away dust and keep the eyes wet. When something gets in, more come. And then there are the tears that come when we are sad, or even very happy.',
      'Those tell other people, without a word, that somebody is needed. Many people feel better afterwards.',
    ],
  ),
  answer(
    /^(?!.*\b(?:wash\w*|brush\w*|comb\w*|chemo\w*|cancer|back|stop\w*|falls?|bald|bite|biting|bleed\w*|when|not|legs?|arms?|armpits?|underarms?|face|chest|beard|down there|private)\b).*\b(?:why|how)\b.*\b(?:hair|nails?|fingernails?)\b.*\b(?:grow|grows|growing|hurt)\b|^(?!why does it).*\bhurt\b.*\b(?:cut|haircut)\b.*\b(?:hair|nails?)\b/,
    [
      'Hair and nails grow from living roots under the skin; what we see of them is not alive and feels nothing.',
      'American Academy of Dermatology, on hair and nails',
    ],
    ['They grow from under your skin. Out they come, bit by bit.', 'The ends feel nothing. Snip!'],
    [
      'Hair and nails are made under the skin, in little roots. New bits push the old ones out.',
      'What we can see of them feels nothing. That is why a haircut does not hurt.',
    ],
    [
      'Every hair and every nail has a root in the skin, and there new stuff is made. It pushes what is older outwards. They are both made of the same stuff, and so are hooves and claws.',
      'The part that we can see is not alive and has no feeling. That is why a haircut does not hurt.',
    ],
  ),
  answer(
    /\bwhere do (?:human |the |all the )?babies (?:really )?come from$|\bhow (?:do|are|can) (?:human |the )?babies (?:get |be )?(?:grow|made|born)(?: in(?:side)? (?:the |a |their )?(?:womb|tumm(?:y|ies)|mothers?))?$/,
    [
      'A baby grows from a tiny egg inside its mother, in the womb, for about nine months, and then it is born.',
      'NHS, on pregnancy and the growing baby',
    ],
    ['A baby grows inside its mother. It begins very, very small.', 'When it is big enough, it is born. Hello!'],
    [
      'A baby begins as a tiny egg, smaller than a dot. It grows inside its mother, in a place called the womb.',
      'There it is warm, and it grows for nine months. Then it is born.',
    ],
    [
      'Every baby begins as an egg, smaller than the dot on this page. A tiny part from a father has to join it, and then it begins to grow. It grows in the womb, a place inside its mother made for just that.',
      'It takes about nine months, and then the baby is born. How a family comes together can be very different, though.',
    ],
  ),
];
