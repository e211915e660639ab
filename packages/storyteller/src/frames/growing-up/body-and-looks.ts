import { remarksByRelatives } from './remarks-by-relatives.ts';
import { askedAboutAHand } from './asked-about-a-hand.ts';
import { ratedOnLooks } from './rated-on-looks.ts';
import { changingWithAMark } from './changing-with-a-mark.ts';
import { saidOnTheBus } from './said-on-the-bus.ts';
import { aWordForATummy } from './a-word-for-a-tummy.ts';
import { namesForASize } from './names-for-a-size.ts';
import { askedAboutNoHair } from './asked-about-no-hair.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { scarThatIsSeen } from './scar-that-is-seen.ts';

const own: Frame = {
  id: 'body-and-looks',
  name: 'Looks, and remarks about bodies',
  says: [
    'says she is fat',
    'hates her body',
    'my son thinks he is ugly',
    'body image at nine years old',
    'kids comment on her weight',
    'a boy told her she has fat legs',
    'does not want to wear a swimsuit because of her tummy',
    'wont be in photos, says he looks horrible',
    'grandma comments on how much she has grown',
    'stands in front of the mirror and cries',
    'wants to go on a diet, she is eight',
    'he is the smallest in his class and hates it',
    'self conscious about her freckles',
    'has a birthmark and people stare',
    'hates his ears sticking out',
    'scar on her face, other kids ask about it',
    'compares herself with girls online',
    'spots on his face and he will not go out',
    'thinks her hair is wrong and her nose is too big',
    'tall for her age and slouches',
    'wears a hoodie in summer to hide his body',
    'called skinny all the time',
    'relatives talking about her looks',
    'hates how she looks',
  ],
  claims: {
    strong: [
      'comparing herself to girls',
      'comparing herself to',
      'comparing himself to',
      'compares herself to',
      'compares himself to',
      'filters on instagram',
      'looks on tiktok',
      'looks on instagram',
      'girls on instagram',
      'girls on tiktok',
      'influencers',
      'like his body',
      'like her body',
      'like their body',
      'hate my body',
      'prettier than',
      'better looking than',
      'thinner than',
      'see her eczema',
      'see his eczema',
      'sees her eczema',
      'hides her eczema',
      'hides his eczema',
      'see her scar',
      'see his scar',
      'see her birthmark',
      'see his birthmark',
      'started dieting',
      'start dieting',
      'are dieting',
      'is dieting',
      'on a diet',
      'wants to diet',
      'going on a diet',
      'friends are on a diet',
      'is the tallest',
      'is the smallest',
      'is the shortest',
      'the tallest',
      'growing faster than',
      'wants straight hair',
      'wants blonde hair',
      'wants long hair like',
      'wants hair like',
      'hates her hair',
      'hates his hair',
      'hates her curly hair',
      'hates her afro',
      'hates his afro',
      'alopecia',
      'lost her hair because',
      'lost his hair because',
      'hair has fallen out',
      'hair is falling out',
      'bald patches',
      'bald patch',
      'vitiligo',
      'port wine stain',
      'cleft lip',
      'not as tall',
      'as tall as the others',
      'shorter than the others',
      'shorter than everyone',
      'taller than everyone',
      'taller than the others',
      'smaller than the others',
      'smallest in the class',
      'tallest in the class',
      'shortest in the class',
      'stretch marks',
      'acne',
      'spotty face',
      'his spots',
      'her spots',
      'body image',
      'hate her body',
      'hate his body',
      'hate their body',
      'hates her body',
      'hates his body',
      'hate how she looks',
      'hate how he looks',
      'hates how she looks',
      'hates how he looks',
      'hates her looks',
      'hates his looks',
      'hates her nose',
      'hates his nose',
      'hates his ears',
      'hates her ears',
      'she is fat',
      'he is fat',
      'shes fat',
      'hes fat',
      'feel fat',
      'fat legs',
      'fat tummy',
      'is ugly',
      'hes ugly',
      'shes ugly',
      'feel ugly',
      'feels ugly',
      'looks ugly',
      'looks horrible',
      'skinny',
      'her weight',
      'his weight',
      'comment on weight',
      'go on a diet',
      'chubby',
      'overweight',
      'her looks',
      'his looks',
      'comments on looks',
      'comments about looks',
      'her appearance',
      'his appearance',
      'self conscious about',
      'conscious of her body',
      'conscious of his body',
      'has a birthmark',
      'her birthmark',
      'his birthmark',
      'freckles',
      'scar on',
      'ears stick out',
      'ears sticking out',
      'spots on his face',
      'spots on her face',
      'smallest in his class',
      'smallest in her class',
      'shortest in his class',
      'shortest in her class',
      'small for his age',
      'small for her age',
      'tall for her age',
      'tall for his age',
      'too short',
      'too tall',
      'too skinny',
      'too fat',
      'says she is too fat',
      'says he is too fat',
      'thinks she is fat',
      'thinks he is fat',
    ],
    cues: [
      'mirror',
      'body',
      'looks',
      'ugly',
      'fat',
      'weight',
      'tummy',
      'legs',
      'face',
      'photo',
      'compare',
      'comment',
      'remark',
      'pretty',
      'swimsuit',
    ],
    not: [
      'fat lady',
      'fat man',
      'birth weight',
      'lost weight',
      'fat cat',
      'fat crayons',
      'puppy fat of the dog',
      'looks after',
      'looks at',
      'looks like',
      'trousers too short',
      'break too short',
      'asks why people are fat',
      'private parts',
      'body hair',
      'period',
      'face paint',
    ],
  },
  topicWords: ['hair', 'body', 'bodies', 'look', 'mirror', 'remark', 'skin', 'face'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'activity'],
  facts: [
    'Bodies differ in height, shape, skin, hair and marks; most of it was decided before birth, and each body grows at its own time.',
    'A heart beats about a hundred thousand times a day; skin renews itself in about a month; a scratch mends by itself.',
    'A body needs enough food of many kinds to grow; growing children are not put on diets except by a doctor.',
    'Remarks about looks can hurt also when they are meant kindly; families can agree not to make them.',
    'Pictures in media are chosen, lit and often altered; looking at many of them makes most people less content.',
    'A mirror shows the outside, reversed, and only while somebody looks.',
    'Remarks that go on after a stop are teasing or bullying; a grown-up can be told and it is not the child’s fault.',
    'When a child eats much less, hides food or suffers a great deal from the own looks, a doctor can help.',
    'Marks such as freckles, birthmarks and scars are part of the skin and mostly do no harm.',
  ],
  threads: {
    feed: 'a hundred chosen pictures, and one bathroom mirror',
    freckles: 'small brown dots, which come out with the sun',
    diet: 'a lunch that gets talked about, and the body that it is for',
    cut: 'hair that is short or long, and the head it is on',
    hair: 'hair, and the way it grows',
    bald: 'hair that has gone, and the head that is the same',
    size: 'being the tallest or the smallest, in a row that keeps changing',
    knee: 'a scratch on a knee that mends by itself',
    heart: 'a heart that goes bump, bump and works all day',
    mirror: 'a mirror, and what it does not show',
    remark: 'a remark, from the mouth it came out of to the ear it went into',
    letter: 'a plain word to an equal about looking and being looked at',
    mark: 'a mark that is part of the skin, and the second in which people look',
    spots: 'spots, and the distance from which they are looked at',
  },
  threadCues: {
    feed: /\b(?:instagram|insta|tiktok|tik ?tok|snapchat|social media|filters?|influencers?|youtubers?|models?|online|photos? of (?:other|perfect))\b[^]*|\bcompar\w+ (?:him|her|them)sel\w+ (?:to|with)\b[^.!?]{0,30}\b(?:girls|boys|models|pictures|friends|others)\b/i,
    freckles: /\bfreckl\w+\b/i,
    diet: /\b(?:diet\w*|calorie\w*|skip\w* (?:meals?|breakfast|lunch|dinner)|lose weight|losing weight|weight loss|not eating|stopped eating|eats? less)\b/i,
    cut: /\b(?:short|long|shaved|cropped|buzz ?cut|bob)\b[^.]{0,10}\bhair\b|\bhair (?:short|long|cut short|cropped|shaved|grown|like a (?:boy|girl))|\bhair ?cut like\b/i,
    hair: /^(?![^]*\b(?:short|long|shaved|cropped)\b[^.]{0,10}\bhair\b)[^]*?\b(?:wants?|hates?|wishes|doesn'?t like|dislikes?|embarrassed (?:of|by|about))\b[^.]{0,24}\b(?:hair|curls|afro|fringe|ginger)\b|\b(?:ginger|red|curly|frizzy|afro) hair\b/i,
    bald: /\b(?:alopecia|bald(?:ing|ness)?|(?:lost|losing) (?:all )?(?:her|his|their) hair|hair (?:has |is |was )?(?:fall\w*|fell|fallen|coming) out|wig)\b/i,
    spots:
      /^(?![^]*\bfreckles?\b)[^]*?\b(?:acne|spots?|spotty|pimples?|zits?|break ?outs?|blackheads?|(?:pizza|crater|spot)[- ]?face)\b/i,
    size: /\b(?:short(?:est|er)|shorty|short(?! (?:hair|cut|skirts?|sleeves?|trousers|nails|legs?|fringe)\b)|small(?:est|er)|tiny(?! (?:spots?|scars?|moles?|freckles?|ears?|eyes?)\b)|tall(?:est|er)?|height|giant(?! (?:spots?|noses?|zits?|ears?|teeth|tooth|feet)\b)|beanpole|shrimp|little for|small for|big for)\b/,
    knee: /\w/,
    mirror: /\w/,
    heart: /\w/,
    // Who finds fault with the mirror alone has heard no remark.
    remark:
      /^(?![^]*\b(?:says|thinks|feels|believes|hates|dislikes|wishes|wants)\b)|\b(?:told|tells?|call(?:s|ed|ing)?|teas\w*|remarks?|comments?|laugh\w*|bull\w*|others?|people|children|kids|girls|boys|friends|class\w*|names|say)\b/i,
    mark: /\b(?:birth ?marks?|scar(?:s|red)?|burns?|burnt|burned|port[- ]?wine|vitiligo|patch(?:es|y)?|cleft|eczema|psoriasis|moles?|a mark|marks? on|h[ae]+mangioma)\b/,
  },
  // Spots are what it is about, whoever has remarked on them.
  decidedBy: [
    /\b(?:upset|sad|unhappy|embarrassed|self[- ]conscious|hates?|hating|minds|teased)\b[^.!?]{0,24}\b(?:the )?(?:tallest|shortest|smallest|being (?:so |too |very )?(?:tall|short|small))\b/i,
    /\b(?:hates?|hating|doesn'?t like|dislikes?|can'?t stand|unhappy with|self[- ]conscious about|ashamed of) (?:how (?:he|she|they) looks?|the way (?:he|she|they) looks?|(?:his|her|their) (?:own )?(?:body|looks|appearance))\b/i,
    /^(?![^]*\b(?:chicken ?pox|measles|rash|allerg\w*|eczema|itch\w*|fever|temperature|heat|insect|mosquito|bites?|bitten|dalmatian|leopard|ladybird|tongue|tonsils?|throat|warts?|verruca)\b)(?=[^]*\b(?:acne|spotty|pimples?|zits?|(?:covered in|got|gets?|has|having|his|her|their|all the|(?:first|lots of|bad) )(?: \w+)? ?spots?|spots? (?:on|all over) (?:his|her|their) (?:face|chin|forehead|nose|back|cheeks?))\b)[^]*?\b(?:pick\w*|squeez\w*|pop(?:s|ping)|won['’]?t (?:go|leave)|not (?:go|leav\w*|want to go)|go(?:ing)? out|leave the house|hid(?:es?|ing)|make ?up|conceal\w*|photos?|refus\w*|ugly|hates?|ashamed|camera|school)\b/i,
    /^(?![^]*\b(?:chicken ?pox|measles|rash|allerg\w*|eczema)\b)[^]*?\b(?:(?:acne|first spots|spotty|pimples?|zits?)\b[^]*\b(?:call\w*|said|says|laugh\w*|teas\w*|names?|mean|embarrass\w*)|(?:pizza|crater|spot)[- ]?face\b)/i,
  ],
  onlyWhenSaid: ['diet', 'cut', 'hair', 'bald', 'mark', 'size', 'spots', 'freckles', 'feed'],
  tellsAlone: ['diet', 'cut', 'hair', 'bald', 'spots', 'mark', 'freckles', 'feed'],
  roles: {},
  titles: {
    young: [
      { text: 'My Dots, My Face', thread: 'freckles' },
      { text: 'It Looks Good on Me', thread: 'cut' },
      { text: 'My Hair, My Way', thread: 'hair' },
      { text: 'A Head With or Without', thread: 'bald' },
      { text: 'A Row That Changes', thread: 'size' },
      { text: 'Bodies in a Row', thread: 'size' },
      { text: 'The Knee That Mends', thread: 'knee' },
      { text: 'Ow, and New Skin', thread: 'knee' },
      { text: 'Bump, Bump, Heart', thread: 'heart' },
      { text: 'A Heart at Work', thread: 'heart' },
      { text: 'A Mark on the Skin', thread: 'mark' },
      { text: 'Hello in the Mirror', thread: 'mirror' },
      { text: 'What the Mirror Shows', thread: 'mirror' },
      { text: '{name} Has a Body' },
      { text: 'One Body, Busy All Day' },
    ],
    older: [
      { text: 'What the Picture Leaves Out', thread: 'feed' },
      { text: 'A Hundred Chosen Pictures', thread: 'feed' },
      { text: 'The Sun Did That', thread: 'freckles' },
      { text: 'It Gets Lunch', thread: 'diet' },
      { text: 'My Head, My Hair', thread: 'cut' },
      { text: 'Round Tunnel or Flat One', thread: 'hair' },
      { text: 'A Head With or Without', thread: 'bald' },
      { text: 'A Timetable for Bones', thread: 'size' },
      { text: 'The Order of the Row', thread: 'size' },
      { text: 'What a Knee Can Do', thread: 'knee' },
      { text: 'Not in the Mirror', thread: 'mirror' },
      { text: 'Seen From the Front, Reversed', thread: 'mirror' },
      { text: 'Where a Remark Comes From', thread: 'remark' },
      { text: 'A Remark Goes Back', thread: 'remark' },
      { text: 'From Ten Centimetres Away', thread: 'spots' },
      { text: 'What Skin Is Up To', thread: 'spots' },
      { text: 'One Second of Looking', thread: 'mark' },
      { text: 'Part of the Skin', thread: 'mark' },
      { text: 'On Being Looked At', thread: 'letter' },
      { text: 'An Opinion About Looks', thread: 'letter' },
      { text: 'A Body and Its Business' },
      { text: 'About Looks' },
    ],
  },
  benefits: [
    'Says that bodies differ and what they are busy with, without a word on sizes.',
    'Shows that a remark tells more about the one who makes it.',
    'Gives {name} a sentence to answer with and people to tell.',
  ],
  talk: {
    young: [
      'What does a body do all day?',
      'How does it feel when people say things about looks?',
      'Shall we listen to our hearts?',
    ],
    older: [
      'What does a body do in this story that cannot be seen?',
      'Which word went into the blank?',
      'Shall we agree what we do not comment on in this family?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'look-up',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['mirror', 'plaster'],
  },
  text: {
    '2-3': script(`
      D<knee> {Name has} a body. It has two knees. A scratch can come. Ow! The skin will mend it.
      D<heart> Bump, bump, bump! {Name} may feel it. That is the heart in the body. It works all day.
      D<mark> Look, a mark on the skin. {Name has} one. It is there in the bath. It is there in bed.
      D<mirror> Here is a mirror. {Name} looks in. Hello, face! Hello, nose!
      P Some people are tall. Some are round.
      P People talk about looks. They forget to ask.
      P All noses sniff. All noses sneeze.
      Q At the mirror, {Name} may feel ____.
      Q When people say things, {Name} may feel ____.
      Q Today, {his} body may feel ____.
      H {helper} can say, "Stop that, please."
      H {helper} can listen and hug.
      H {helper} can look at it too.
      T {he} can say, "Stop, please."
      T {he} can listen to a heart.
      T<knee> {he} can put on a plaster.
      T<comforter> {he} can hug {comforter}.
      C<knee> {he} can say, "My body is at work."
      C<heart> {he} can say, "Bump, bump, hello, heart."
      C<mark> {he} can say, "It is my skin."
      C<mirror> {he} can say, "Hello, my face."
      C<topic> {he} can think about {topic}.
      A<knee> Here is new skin. The body made it. It made it all by itself. Bye-bye, scratch!
      A<heart> Bump, bump goes the heart. The body is busy. It can play, and it can sleep. Night-night, heart.
      A<mark> Off to play goes the mark. Off to bed it goes. It is part of the skin. Night-night, skin.
      A<mirror> Bye-bye, mirror. The face comes along. So does the body. Now it is time for play.
      P<mark> Friends may look. They may ask.
      P<mark> All skin has marks. Some are big.
      Q<mark> When they look, {Name} may feel ____.
      H<mark> {helper} can say what it is.
      H<mark> {helper} can hold a hand.
      T<mark> {he} can wave and go on.
    `),
    '4-5': script(`
      D<knee> Any body gets a scratch some time. {Name} may have one on a knee. First it is red. Then there is a crust. Under the crust, the body makes new skin. Nobody tells it how.
      D<heart> All day long, a body works. {Name} may feel the heart go bump, bump. The skin mends a scratch. The ears get the news. Tall bodies do it. Short bodies do it, and round ones too.
      D<mark> There is a mark on some skin. It may be red, or brown, or like a line. {Name} may know one well. It is part of the body, like an ear. People ask, because it is new to them.
      D<mirror> A mirror shows a face and a shirt. {Name} can see them there. It does not show what is inside. There is no laugh in it, and no good idea. A mirror is flat, and a body is not.
      P People look at people. Some of them say things about it. They may not know that it hurts.
      P Bodies come in all sorts. One has dots on the skin. One has big ears. Each sort can have soup and sit on a swing.
      P Grown-ups say, "How you have grown!" They mean that they are glad. A child may not like it, and can say so.
      Q When someone talks about looks, {Name} may feel ____.
      Q In front of the mirror, {Name} may feel ____.
      Q After such a day, {his} tummy may feel ____.
      H {helper} can say, "We do not talk about looks."
      H {helper} can listen to all of it.
      H {helper} can talk to the others if somebody is mean. ~ Then it can stop.
      H<adult> {helper} can help by {adult}.
      T {he} can say one thing that {his} body did today.
      T {he} can tell a grown-up the thing that hurts.
      T {he} can put a hand where the heart is.
      T<comforter> {he} can hold {comforter} and rest.
      T<quiet> {he} can spend some time {quiet}.
      C<knee> {he} can think, "My body is busy mending."
      C<knee> {he} can say, "Thank you, knee."
      C<heart> {he} can say, "Bump, bump, thank you, heart."
      C<mark> {he} can say, "That is how my skin is."
      C<mirror> {he} can say, "You do not show all of me, mirror."
      C<topic> {he} can think about {topic}.
      A<knee> One day the crust falls off. There is the new skin, a bit pink. The body did that at night, in bed. It will do it for the next scratch too.
      A<heart> A busy body gets tired. It likes food, and play, and sleep. It does not need to look like any other. Now the heart goes slow, and that is rest.
      A<mark> People ask one time, and then they know. The body goes to play, and the mark comes along. It is there in the bath and in bed. Now it is time for a book.
      A<mirror> When the light is off, the mirror shows nothing. The body is still there, warm under the blanket. So are all the good ideas. They can come out tomorrow.
      D<size> Bodies come in many sizes. In a row of children, {Name} has a place. Bodies grow in jumps and then have a rest. So next year the row looks different. The size is just how far the head is from the floor.
      C<size> {he} can say, "My body grows at its own time."
      A<size> The row goes out to play, and it is gone. A body runs and laughs at any size. The end of a row is a good place to see from. Growing goes on at night.
      P<mark> A mark is clean, and it does not rub off. Some children do not know that yet. It can be told to them.
      P<mark> Grown-ups may look and then look away fast. They do not know what to say.
      Q<mark> When somebody asks about it, {Name} may feel ____.
      Q<mark> After a day with a lot of looks, {Name} may feel ____.
      H<mark> {helper} can answer when {he would} rather not. ~ One of them is enough.
      H<mark> {helper} can tell the grown-ups there what it is.
      T<mark> {he} can say one sentence about it and go and play.
      T<mark> {he} can turn round and let a grown-up talk.
      D<bald> Some bodies stop growing hair for a time, or for long. {Name} may have lost some or all of it. It does not hurt, and nobody did it. A head is round and warm beneath. It can feel the wind.
      P<bald> Children look because it is new to them. They may ask. A short answer is enough.
      P<bald> Nobody can catch it, not by a hug or a hat.
      Q<bald> When somebody looks at that head, {Name} may feel ____.
      H<bald> {helper} can tell the class what it is.
      H<bald> {helper} can help to choose a hat, or no hat.
      T<bald> {he} can choose a hat, a scarf or just a head.
      T<bald> {he} can say, "My hair fell out. It does not hurt."
      C<bald> {he} can think, "It is my head, with or without."
      A<bald> After some days, the others look at the game. The body goes on as before. It can run, and think, and laugh. The hat is there, or it is on its hook.
      D<hair> Hair grows out of a head, each hair by itself. Some goes straight down, and some goes round and round. {Name} may look at other hair and like that more. The hair on the next head may look the other way. A head knows its own way to do it.
      P<hair> A lot of people look at other people's hair. Straight ones want curls, and curly ones want straight.
      P<hair> Grown-ups spend a long time in front of mirrors. Then the wind comes.
      Q<hair> When {Name thinks} of that hair, it feels like ____.
      H<hair> {helper} can find a book with such hair in it.
      H<hair> {helper} can try out two ways to wear it.
      T<hair> {he} can choose a clip or a band.
      T<hair> {he} can draw all kinds of heads.
      C<hair> {he} can say, "My hair, my way to grow."
      A<hair> Wind blows through hair, and it all gets in a mess. In bed each head has its own hair on the pillow. It grew a little today, too. Good night, hair.
      D<cut> Hair can be long, and hair can be short. {Name} knows what looks nice on this head. Some people say, "That is for boys," or, "That is for girls." Hair does not know such words. It looks like what it is, and it grows.
      P<cut> Some kings had long curls, and some queens had short hair.
      P<cut> People say things because it is new to them. Then they get used to it.
      Q<cut> When somebody talks about it, {Name} may feel ____.
      H<cut> {helper} can say, "We like it like that."
      H<cut> {helper} can look at pictures of all kinds of hair.
      T<cut> {he} can say, "I like my hair."
      T<cut> {he} can show a picture of how it can look.
      C<cut> {he} can think, "It looks good on me."
      A<cut> In the mirror is a head with hair on it. Somebody said a thing, and the hair went on growing. The face under it is the same. It has a grin on it.
      D<freckles> Some skin has small brown dots on it, like crumbs on toast. They are freckles. {Name has} some, and each one is in its own place. The sun brings them out. In winter they mostly get paler.
      P<freckles> People may look at them. They look because dots are fun to look at.
      P<freckles> Whoever says something silly about skin has not thought about it.
      Q<freckles> Looking at the dots, {Name} may feel ____.
      H<freckles> {helper} can look for freckles in an old photo.
      T<freckles> {he} can count them on one arm.
      C<freckles> {he} can think, "My dots, my face."
      A<freckles> The dots are in their places, on a face that laughs. Nobody else has them in just that order. Cream goes on top when the sun is out. The mirror shows it all, and then it is time to play.
    `),
    '6-7': script(`
      D<knee> Somewhere on most bodies there is a place where a scratch has been. {Name} may have one on a knee. First it was red, and then it got a crust. Below the crust, the body made new skin by itself. Bodies do things like that all day, and hardly anyone says well done.
      D<mirror> A mirror is good for finding jam on a chin. When {Name} looks into it, there is a face. It is turned round, left for right. It does not show how a voice sounds, or what makes somebody laugh. Friends see all of that, and the mirror sees none of it.
      D<mark> Skin can have a mark, such as a line, a patch or a spot. {Name} may have one that people see at once. They look, and some want to know why. Eyes do that, because they go to what is new. It can still be a lot to be looked at all day.
      D<remark> A remark about looks goes from a mouth to an ear. {Name} may have heard one. It may be about a tummy, a nose, or legs. It says what somebody thought in that second. It does not say what is true about a body.
      P People make remarks for many reasons. Some want others to laugh. Some have heard such words at home. Some are not happy with how they look.
      P Most people worry about one part of their body. They look at it far more than anybody else does. The others are busy with their own.
      P Relatives like to talk about who has grown. They say it because a year has gone by. They can be asked to talk about something else.
      P Pictures on screens are chosen from a hundred. Some were changed on a computer. Even the person in the picture does not look like that.
      Q When looks are talked about, {Name} may feel ____. It may be in the cheeks or the tummy.
      Q In front of a mirror, {Name} may feel ____.
      Q In the pool or at sport, {his} body may feel ____.
      H {helper} can say to others, "We do not make remarks about bodies." ~ Sometimes a grown-up is the one to say it.
      H {helper} can talk to the grown-ups there if somebody is mean. ~ It is not a child's job to stop it alone.
      H {helper} can listen without rushing to cheer. ~ It helps to tell all of it first.
      H<adult> {helper} can help by {adult}. ~ It has done good before.
      T<remark> {he} can say, "I do not want remarks about my body," and move away. ~ It is true, and it is enough.
      T {he} can tell a grown-up about it, on the same day. ~ Two can carry it better.
      T {he} can find three things that {his} body did today. ~ Humming, mending and digesting all count.
      T {he} can sit still and feel the heart go. ~ It has been working all this time.
      T<comforter> {he} can hold {comforter} for a while. ~ Soft things do not make remarks.
      T<quiet> {he} can spend some time {quiet}. ~ Then hands and head have something good to do.
      C<knee> {he} can think, "My body mends, and it asks nobody."
      C<mirror> {he} can think, "That is the front of me. There is more."
      C<mark> {he} can say, "It is a part of my skin, and now you know."
      C<remark> {he} can think, "That was theirs. It can go back."
      C<topic> {he} can think about {topic}, which needs no mirror.
      A<knee> When the crust falls off, there is new skin on the knee. It took about two weeks. The body did it in the night, between other jobs. It is good to live in something that mends.
      A<mirror> The mirror hangs on its wall and waits. The body goes out of the door and into the day. Friends call a name, and they do not call it because of a nose. Later there is supper.
      A<mark> After some days, eyes get used to a face. Then they see who is laughing and who has the ball. The mark is there, as it was before. A body takes all of itself along, to school and home again.
      A<remark> A remark can be left where it fell. It came out of one mouth, on one day. What a body is for takes much longer to tell. There are people who would like to hear it.
      D<size> In a row of children, somebody is at each end. {Name} may be near one of the ends. A body has its own timetable for growing. Most of it comes from the family. Some bodies grow early and then wait. Others wait and then grow. So the row changes, because someone in it is growing.
      C<size> {he} can think, "The row will change. I stay me."
      A<size> The row has broken up, and a game has begun. Some places in it suit long legs, and some suit quick turns. The body does not know what number it had. It only knows that it is hungry.
      P<mark> Most who ask are curious and have not seen one before. Some ask in a clumsy way. A question is not the same as teasing, and teasing can be stopped.
      P<mark> Friends who have seen it often do not see it any more. They look for the eyes and the ball.
      Q<mark> When a new person asks, {Name} may feel ____. It may be all right one day and too much the next.
      Q<mark> When somebody looks for long, {Name} may feel ____.
      H<mark> {helper} can think up a short answer with {him}. ~ It is good to have one ready.
      H<mark> {helper} can tell the class teacher what may be said about it. ~ Then it does not need telling each time.
      T<mark> {he} can give the short answer once, and then talk of something else. ~ It mostly works.
      T<mark> {he} can say, "I do not want to talk about it today." ~ That is polite enough.
      D<bald> Hair grows from tiny roots, and sometimes a body makes a mistake. It takes the roots for something strange and stops them. For {Name}, hair fell out then, in patches or all of it. It does not hurt, it cannot be caught, and nobody caused it. The head beneath is the same one.
      P<bald> People look because they do not know it. Most want to know if somebody is ill. One sentence answers that.
      P<bald> Doctors know it well. Sometimes hair comes back, and sometimes it goes again. They cannot say when.
      Q<bald> On the way into class, {Name} may feel ____.
      Q<bald> When somebody asks about it, {Name} may feel ____.
      H<bald> {helper} can tell the teacher, and the teacher can tell the class. ~ Then it is said, once, for all.
      H<bald> {helper} can agree with the school that a hat is fine.
      T<bald> {he} can choose each day: a hat, a scarf or nothing. ~ It is {hers} to choose.
      T<bald> {he} can have one sentence ready. ~ "My hair fell out, and I am fine" is a good one.
      C<bald> {he} can think, "With or without, it is me."
      A<bald> By the second week, the news in class is something else. The body under the hat is the same as before. Friends find a person by the voice and the laugh. A head with or without hair has room for both.
      D<hair> Each hair on {his} head grows out of a tiny tunnel in the skin. If the tunnel is round, the hair comes out straight. If it is flat, like a ribbon, the hair comes out in curls. {Name} may look at another head and wish for that. Nobody chose the shape of the tunnels.
      P<hair> People mostly wish for what they see on others. If two of them could swap, they would wish again.
      P<hair> In stories and adverts some kinds of hair come up more than others. That is not because they are better. It is because somebody did not look round enough.
      Q<hair> In front of the mirror, {Name} may feel ____.
      H<hair> {helper} can look for pictures and people with hair like that. ~ There are a lot of them.
      H<hair> {helper} can find somebody who knows that kind of hair well.
      T<hair> {he} can choose one new way to wear it this week.
      T<hair> {he} can write down what it can do that others cannot.
      C<hair> {he} can think, "Round tunnel or flat one, it is mine."
      A<hair> Hair grows about as much in a month as a fingernail is wide. It does that in its own way, without asking. What a face does under it is seen first by friends. They see the grin.
      D<cut> A haircut weighs nearly nothing, and people have a lot to say about it. {Name} knows what looks right on {his} own head. Others may say which hair is for boys and which is for girls. There was a time when kings and soldiers wore long curls. Hair has no rules in it, only hair.
      P<cut> People who talk about it are used to something else. Often they have stopped noticing after two weeks.
      P<cut> A relative may mean it kindly and still say it once too often.
      Q<cut> When it comes up again, {Name} may feel ____.
      H<cut> {helper} can tell that person that it has been said enough.
      H<cut> {helper} can go along to the hairdresser with a picture.
      T<cut> {he} can say, "I like it," and ask for the potatoes.
      T<cut> {he} can find a picture of how it can look.
      C<cut> {he} can think, "My head, my hair."
      A<cut> A comb went through it, and the mirror looked pleased. What others think about it has been said, and it has been heard enough. Hair grows a bit each day, in any case. The head under it decides what it likes.
      D<freckles> Skin makes its own colour, to keep out some of the sun. In some people it does that evenly, and in others in small dots. {Name has} freckles, which are such dots. They run in families, like noses. In summer there are more of them, and in winter they get paler.
      P<freckles> Children say something about whatever they can see. They often stop when nobody laughs.
      P<freckles> Some people draw freckles on with a pencil, because they like the look.
      Q<freckles> When somebody says something about them, {Name} may feel ____.
      H<freckles> {helper} can tell the teacher if the remarks go on.
      H<freckles> {helper} can find out who in the family had them first.
      T<freckles> {he} can say, "They are freckles," and go on with the game.
      T<freckles> {he} can draw a face with dots, and give it a hat.
      C<freckles> {he} can think, "The sun did that, and I was there."
      A<freckles> On a face there is much to see, such as eyes and a grin. The dots on the skin came from summers outside. They are nobody's business, and there are a lot of them. The next summer will add a few.
    `),
    '8-10': script(`
      D<knee> A scratched knee is worth watching for two weeks. {Name} may have seen how the body does it. There is a crust by evening, an itch by Friday, and then new pink skin. Nobody ordered it. In the same two weeks the heart beats more than a million times, and that goes without applause as well. Bodies are judged by their outsides, although most of what they do is inside.
      D<mirror> When people look in a mirror, they do not see what other people see. For one thing, {his} face is the wrong way round in it. For another, a face in a mirror is being inspected, and nobody looks their best while being inspected. Friends see a face that is talking, listening or about to laugh. That one has not been seen by its owner at all.
      D<mark> Eyes are drawn to whatever they have not seen before. It takes about a second, and nobody can decide against it. {Name} may know that second well, because of a mark, a scar or a patch on the skin. The second look is different. That one is a choice, and so is staring. A person who is looked at may answer, nod, or leave the other one with the question.
      D<remark> Where does a remark about somebody's looks come from? {Name} may have stood there with burning cheeks and no answer. It starts in another head, with a joke, a bad mood or a worry about that head's own body. It is aimed at the first thing that can be seen. It ends in an ear, and the ear is told nothing about where it came from.
      P In most classes nearly everybody dislikes something about their own body, and each believes that nobody else does. What they dislike can hardly be seen by the others. It is a large amount of worry about almost nothing.
      P Aunts, neighbours and even doctors comment on how children look, as if that were weather. They mean to be friendly. It is fine to ask them for another subject, and an adult can do it.
      P Pictures on the internet have been picked from dozens, with good light and sometimes with a program that moves noses. The people in them know that. Those who look at them tend to forget it after the tenth.
      P When remarks go on after a clear "stop", it is teasing or bullying. It is the job of a school to act on that, and thick skin is not the answer. Telling somebody is how it ends.
      Q When looks come up, {Name} might feel ____. It may take an hour to arrive.
      Q In a changing room or on a photo day, {Name} might notice ____.
      Q Thinking of a body that works all night, {Name} might feel ____.
      H {helper} can agree with everyone at home that bodies are not commented on. ~ It is a rule that people get used to quickly.
      H {helper} can speak to the school if others have a part in it. ~ Nobody is left to stop it alone then.
      H {helper} can find a doctor to talk to if food or looks have become a big worry. ~ It is a common reason for a visit.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can keep one dry sentence ready, such as "Not your business". ~ Short answers leave little to laugh at.
      T {he} can write down what hurts, whether it was said or only thought, and show it to an adult. ~ On paper it is easier to talk about.
      T {he} can take a week off from pictures that make comparing easy. ~ Most people notice a difference after a few days.
      T<comforter> {he} can go back to {comforter} for a while. ~ Comfort is for any age.
      T<quiet> {he} can spend an hour {quiet}. ~ Nobody can be seen from outside while doing something from inside.
      T<activity> {he} can spend some time {activity}. ~ What a body does is more interesting than how it looks.
      C<knee> {he} can think, "A million beats, and no complaints."
      C<mirror> {he} can think, "Wrong way round, and only the front."
      C<mark> {he} can think, "One second is theirs. The rest is mine."
      C<remark> {he} can think, "Wrong address, return to sender."
      C<topic> Instead, {he} can think about {topic}.
      A<knee> After two weeks there is hardly a mark, or there is one, which is the body's way of keeping notes. It goes on working on other things. It asks for food, sleep and some movement, and for no opinion about its shape. It has been on the same side all along.
      A<mirror> The mirror can have its opinion, and it will be back to front. What people remember of somebody is a way of laughing, of being stubborn, of telling a story. None of it needs a good angle. A body is there so that all this can get about.
      A<mark> The first second comes again with each new person, and it can be tiring. Those who know a face well do not see the mark first. They look to see whether somebody is in a good mood. It is part of the skin, and what it means is decided by the person who lives in it.
      A<remark> A remark does not need an answer, and it does not need to be kept. It can be handed to an adult like something found on the floor. Most people who make one have forgotten it by lunch. The body it was about has been busy all the while with more important things.
      D<size> Bodies grow on a timetable that nobody gets to see. Some people shoot up at nine, and others at fifteen, and until then the order of a class says little. {Name} is near one end of it at present. Bones grow from soft zones close to the joints, mostly at night, and they take no notice of remarks. Family decides a good part of it. If there is a question about growing, a doctor can look at the line on a chart.
      C<size> {he} can think, "That is today's order."
      A<size> The order will be another one in two years, and by then people will have forgotten this one. Every sport and every hiding place has a size that suits it. A body gets through doors, up trees and into friendships at any height. The soft zones are at work, day and night.
      D<spots> Skin makes its own oil, which comes out beside tiny hairs. When a body starts to grow up there is more of it, and a little opening gets blocked. That is a spot, and {Name} may have met some in the mirror. They do not come from dirt. Most people get them at some time, some early and some late.
      P<spots> Other people look at a face from further away, and mostly at the eyes and the mouth. They see less of the skin than the person at the mirror does.
      P<spots> Grown-ups had spots too, and some still do. They often remember the worst one and the day on which it came.
      Q<spots> In front of the mirror, {Name} might feel ____.
      H<spots> {helper} can ask a pharmacist or a doctor what helps this kind of skin. ~ There are good things for it.
      H<spots> {helper} can step in when somebody makes remarks. ~ They can be stopped.
      T<spots> {he} can leave a spot alone for one whole day. ~ Skin mends faster when nobody presses it.
      T<spots> {he} can spend some time with a person who is easy to be with. ~ Faces get forgotten in good company.
      C<spots> {he} can think, "That is oil in the wrong place."
      A<spots> The skin is at work already. It makes itself new about once a month, with spots or without. Some come back, and there is help for that. People know a face by what it does, such as laughing, and a spot cannot cover that.
      P<mark> People who ask have usually thought about it for less than a second. They do not know that it is the fifth time this week. Most mean no harm, and those who do can be reported.
      P<mark> Whoever sees a face every day stops noticing the parts and sees the person. It takes about a week.
      Q<mark> When somebody new asks, {Name} might feel ____. It may depend on the tone.
      Q<mark> In a place where nobody knows {him}, {Name} might notice ____.
      H<mark> {helper} can help to find two answers, a friendly one and a short one. ~ The day decides which of them is used.
      H<mark> {helper} can step in when looking turns into remarks. ~ That is a matter for adults.
      T<mark> {he} can answer in one sentence and ask something back. ~ A question is a good way to change the subject.
      T<mark> {he} can decide not to answer. ~ Nobody is owed an explanation.
      D<bald> Hair is held by tiny roots, and the body's own defence can take them for intruders. Then the hair falls out, in patches or altogether, and that is called alopecia. {Name} may know the looks that come with it. It does not hurt, it cannot be caught, and nobody brought it about. What has changed is what people look at first.
      P<bald> People tend to think that somebody without hair is very ill. They lower their voices. One sentence clears it up, and most of them are relieved to hear it.
      P<bald> About two people in a hundred have it at some time. There are others, and some of them have written about it. Hair may come back, and it may go again. Doctors cannot say which.
      Q<bald> Before walking into a room, {Name} might feel ____.
      Q<bald> In front of the mirror, {Name} might notice ____. It may be another thing next month.
      H<bald> {helper} can arrange with the school that hats are fine, and that the class is told once. ~ Once is easier than thirty times.
      H<bald> {helper} can step in when looks turn into remarks. ~ That is a matter for adults.
      T<bald> {he} can decide day by day on a hat, a scarf, a wig or nothing. ~ None of them is the brave one.
      T<bald> {he} can start with half a day and one friend who knows. ~ The first hour is usually the longest.
      C<bald> {he} can think, "They look at the hat. Then they hear me."
      A<bald> After two weeks the class has got used to it, because classes get used to everything. The body underneath does its work as before, from handstands to long division. Whatever hair decides to do, it does it in its own time. People are recognised by other things, such as how they laugh at the wrong moment.
      D<hair> The shape of {his} hair is decided underground. It grows from a pocket in the skin. A round pocket makes it straight, and an oval one makes it curl. {Name} may look at other heads and wish for other pockets. Nearly everybody does, which keeps a whole industry alive. Straight hair is sold curlers, and curly hair is sold irons.
      P<hair> Films and shop windows show some kinds of hair far more often than others. It says something about who was asked, and nothing about hair.
      P<hair> Remarks about hair are often meant as interest. They can be answered, or left lying.
      Q<hair> In front of the mirror, {Name} might feel ____. It can change with the weather.
      H<hair> {helper} can find people who wear that kind of hair with pleasure, in books or in films.
      H<hair> {helper} can look for a hairdresser who knows exactly that kind.
      T<hair> {he} can try out one style a week and keep the best.
      T<hair> {he} can find out what that kind of hair does better than others.
      C<hair> {he} can think, "Oval pockets, excellent work."
      A<hair> The pockets carry on underground, day and night, at about a centimetre a month. Fashions above them change more often than the hair does. In a photograph from any decade, the hair looks dated and the laugh does not. That is roughly the order in which friends notice things.
      D<cut> Ideas about who wears which hair change every few decades, and each time people are sure of them. {Name} knows what looks right in {his} own mirror. In some centuries important men wore curls to the shoulder. In others women shocked everybody with a bob. A remark about it says mostly when the speaker was young. It can be tiresome all the same.
      P<cut> Relatives comment on hair because it is at eye level. They forget that they have said it before.
      P<cut> Those who like it seldom say so. They simply talk about other things.
      Q<cut> At the next remark, {Name} might feel ____.
      H<cut> {helper} can speak to the person who keeps bringing it up. ~ It is a task for grown-ups.
      H<cut> {helper} can book the hairdresser and stay out of the discussion there.
      T<cut> {he} can have one calm sentence ready. ~ "I like it like this" ends most talks.
      T<cut> {he} can collect three pictures of what it could look like.
      C<cut> {he} can think, "They are looking at hair. I am under it."
      A<cut> The remark was made and answered, and after that there was cake. In the mirror it looks as it was meant to look. Fashion will change its mind again, without asking anyone. The head stays, and so does whoever lives in it.
      D<diet> Food can turn into a kind of test, in which a lunch left over counts as a good mark. {Name} may have got that idea alone or from others. A body at this age is building bone, muscle and brain, and all of it is made from meals. It asks for food with a signal called hunger. That signal knows more about {his} body than a mirror or a friend does.
      P<diet> Such ideas come from adults, films and phones. They get passed on like a cold.
      P<diet> Grown-ups who hear about it become very attentive. They want to know how things are, and not to spy.
      Q<diet> In front of a plate at lunch, {Name} might feel ____.
      H<diet> {helper} can listen first, and then look for good advice with {him}. ~ A doctor is a good person to ask.
      H<diet> {helper} can talk about food at home without numbers.
      T<diet> {he} can eat with somebody who talks about other things.
      T<diet> {he} can tell a grown-up when eating has become hard. ~ It is a good thing to tell.
      C<diet> {he} can think, "My body is building. It gets lunch."
      A<diet> Lunch is what the afternoon is made of, with its games and its sums. A body does its work in silence and does not need remarks, from others or from its owner. If the thought about food takes up too much room, a grown-up and a doctor can help. That is what they are for.
      D<freckles> A freckle is a small spot where skin makes more colour than next to it. It comes from a gene that has been handed down for tens of thousands of years. {Name has} a number of them, and sunlight decides how dark they are. They are not dirt, and they are not an illness. They cannot be washed off, since they are in the skin and not on it.
      P<freckles> Fashions are strange. In some years people cover freckles, and in others they paint them on with a brush.
      P<freckles> Whoever makes remarks about a face usually hopes that nobody looks at their own.
      Q<freckles> Counting the freckles in the mirror, {Name} might feel ____.
      H<freckles> {helper} can step in when remarks go on. ~ They can be stopped.
      H<freckles> {helper} can look through old photos for the relative they came from.
      T<freckles> {he} can have one dull answer ready, such as "Freckles. Next question?"
      T<freckles> {he} can spend some time with people who look at eyes when they talk.
      C<freckles> {he} can think, "Handed down, and darker in summer."
      A<freckles> Every freckle stands where it stood yesterday, and hardly anybody who knows this face has counted them. They know it by how it laughs. The skin will be busy again in May. A family has passed them on for longer than anybody can remember.
      D<feed> Pictures of people on a screen have been chosen from many, with moved light and a filter over the skin. {Name} may put such a face next to the one in the bathroom mirror. That is comparing a trailer with an ordinary Tuesday. The mirror shows a face that moves, talks and has just got up.
      P<feed> The people in the pictures look at other pictures and think the same. It is odd, and it is true of nearly all of them.
      P<feed> Apps show more of whatever somebody looks at for longest. They do not ask whether it is good for anybody.
      Q<feed> After a long look at such pictures, {Name} might feel ____.
      H<feed> {helper} can show how the same photograph looks with a filter and without.
      H<feed> {helper} can say nothing about looks for a week, good or bad. ~ It is restful.
      T<feed> {he} can stop after ten minutes and notice the mood: better or worse than before?
      T<feed> {he} can take out of the feed the ones that leave a bad mood, and put in animals or bikes.
      C<feed> {he} can think, "That is one picture out of many."
      A<feed> In the mirror there is a face that can laugh, with toothpaste on it. Its owner hardly sees the best of it, because people do not watch themselves laugh. The pictures go on without being looked at. A body is for doing things in, and some of them are quite good.
    `),
    '11+': script(`
      D<mirror> The face that {Name} knows best is one that nobody else has ever seen. It is reversed, silent and looked at critically from forty centimetres away, usually in bathroom light. Everyone else sees a moving version with a voice, in the middle of doing something. Photographs do not settle the question, since they freeze a hundredth of a second. What other people mean when they think of a person is none of these.
      D<remark> Remarks about bodies are remarkably badly informed. {Name} may have received one, about size, skin or a nose, and may have carried it about for longer than its author did. It usually starts as a joke, a habit from home, or someone's unease about their own looks. It is then aimed at whatever is visible. The person who hears it gets the least information of all those involved.
      D<mark> A face or a body that is out of the ordinary has a public. {Name} may know that from buses and first days, on account of a mark, a scar or a patch of skin. The first glance is a reflex and lasts about a second. What comes afterwards is manners, and they vary. A question may be honest and still be the fourth one on that day. There is no duty to give guided tours.
      D<letter> It is odd that people are expected to have an opinion about their own looks, and that it had better not be a good one. {Name} may have noticed how it begins around this age: glances, rankings, pictures that somebody has improved. A body is changing anyway just now, in its own order and without consulting anyone. It makes blood, bone and new skin at an astonishing rate, and it is hungry because of that. Hardly any of it can be seen in a mirror.
      P Surveys find that most people of this age dislike at least one feature of their body. They give it far more thought than anyone else does. Attention is limited. Those who seem to be judging others are mostly afraid of being next.
      P Adults often comment on looks because they cannot think of anything better to say to somebody they have not seen for a year. Some of them were raised on such remarks. They can be stopped with one friendly sentence, and another adult can say it.
      P The pictures on a phone are selected, lit and altered, and they are shown in an order that keeps people looking. Those who earn money by it have tested what makes somebody feel slightly insufficient. Feeling that way after an hour is the expected result, and no finding about a face.
      P When remarks continue after somebody has said stop, they are harassment, and a school has procedures for that. It makes no difference whether it was "only a joke". Asking an adult to take over is the sensible next step.
      Q When looks come up in a conversation, {Name} might feel ____. Anger is one of the healthier options.
      Q In front of a camera or a mirror, {Name} might notice ____.
      Q At the end of a day without mirrors, {Name} might feel ____.
      H {helper} can keep bodies, weight and diets out of the conversation, for adults as well. ~ It is surprising how much room that leaves.
      H {helper} can take remarks at school up with the school, if {he agrees}. ~ It carries more weight when it comes from two sides.
      H {helper} can arrange a talk with a doctor if eating or looking has become a daily struggle. ~ That is treatable, and early is easier.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can reply "I did not ask" and change the subject. ~ Four words are plenty.
      T {he} can mute whatever leaves a bad taste, for a month, as an experiment. ~ Results tend to come within days.
      T {he} can tell one person who does not make light of it. ~ A thought that has been said aloud loses some of its authority.
      T<quiet> {he} can spend some time {quiet}, without any reflecting surface. ~ It gives the inner critic a rest.
      T<activity> {he} can spend some time {activity}. ~ A body in use is hard to look at from outside.
      C<mirror> {he} can think, "Reversed, silent, and in bad light."
      C<remark> {he} can think, "Poorly researched. Rejected."
      C<mark> {he} can say, "Long story, short bus ride."
      C<letter> {he} can think, "It is where I live, not what I am."
      C<topic> As a better subject, {he} can think about {topic}.
      A<mirror> A mirror is useful for spinach between the teeth and for little else. What others would miss about somebody does not show up in it. The body, for its part, continues to grow, mend and digest with great loyalty. It might deserve the kind of tone that one uses with a friend.
      A<remark> Remarks age badly. In a year, few will be remembered by anyone, and the body they were about will have been renewed in several places. What can be kept is the name of the person who listened. What can be handed on to an adult is everything that did not stop.
      A<mark> Familiarity does its work quietly. In a class or a family, a mark is soon the least interesting thing about a face. It comes a long way behind the jokes and the bad moods. There remain the strangers, who are new every day, and their second of surprise. That second belongs to them. It is not a measurement of anything.
      A<letter> None of this is a demand to love every detail in the mirror, which would be another kind of pressure. It is enough to be on reasonable terms. A body gets people to concerts, to the sea and into arguments, and it does so in many shapes. Looking at it is optional.
      D<size> In the years around twelve, bodies of the same age can differ by forty centimetres. {Name} is at one end of that range, and people mention it. The timing of the growth spurt is inherited for the most part, and it says nothing about where anyone ends up. Some of the tallest adults were small at thirteen, and the other way round. A doctor can read a growth chart, if there is a question. Everybody else is guessing.
      C<size> {he} can think, "Wrong chart, wrong expert."
      A<size> Remarks on height are among the least original that exist, and most people who make them have run out of other subjects. The order of the row is temporary. A body is used for a great many things in the meantime, and hardly any of them require a particular number. The rest is a question of trousers.
      D<spots> Spots are made by skin that is doing too much of its job. Glands beside each hair produce oil, hormones turn up the supply at this age, and a pore gets blocked. {Name} may look at the result from ten centimetres away, where it fills the whole mirror. About eight in ten people have acne at some time while they grow up, and it does not come from dirt. Some of it takes time, and a good deal of it can be treated.
      P<spots> Other people look from a metre away or more, and mostly at the eyes and the mouth. Quite a few of them are busy with their own skin. From where they stand, ten centimetres is a distance that does not exist.
      P<spots> Pharmacists and doctors are asked about skin every day, and they do not find it vain. They have several things to try, one after another. Most of those need six weeks or more before they show anything.
      Q<spots> Before going out, {Name} might feel ____. It may be more about the first minute than about the rest.
      Q<spots> In front of the mirror, {Name} might notice ____.
      H<spots> {helper} can make an appointment with a pharmacist or a doctor. ~ It is a medical matter like any other.
      H<spots> {helper} can leave the subject alone until {he brings} it up. ~ Advice about washing is seldom news.
      T<spots> {he} can spend half an hour with one person who is easy to be with. ~ Faces get forgotten in good company.
      T<spots> {he} can stay with one treatment and check it once a month. ~ Skin is slow, and a daily check shows nothing.
      C<spots> {he} can think, "Ten centimetres is my distance. Nobody else stands there."
      A<spots> Skin renews itself about once a month, to its own timetable. Acne passes in most people, and for skin that takes it more seriously there are stronger treatments than soap. It is reasonable to be annoyed in the meantime. A face is known for what it does, such as laughing at the wrong moment, and it can do that with spots on it.
      P<mark> Strangers look first and think afterwards. Those who ask mean it kindly in most cases and badly in a few, and the two can be told apart by the second sentence.
      P<mark> There are groups of people who live with a mark or a scar that others notice. They have collected answers for every kind of bus stop, and some of the answers are very funny.
      Q<mark> In a new group, {Name} might feel ____. It may be over after ten minutes.
      Q<mark> When a question is the fourth one that day, {Name} might notice ____.
      H<mark> {helper} can leave the answering to {him}, and step in only by arrangement. ~ Being defended can be tiring as well.
      H<mark> {helper} can take up remarks with the school if {he agrees}. ~ A look is a reflex, and a remark is a decision.
      T<mark> {he} can keep two answers in stock, one friendly and one final. ~ The mood decides.
      T<mark> {he} can say nothing at all and carry on. ~ It is a complete answer.
      D<bald> Alopecia is a case of mistaken identity: the body's own defence attacks the roots of the hair. {Name} is living with the result, which does not hurt and cannot be passed on. It was not caused by anything that was done, eaten or worried about. The medical part is quickly told. The other part is that looks are the first thing people have, and hair is a large share of them. To mind that is not vanity.
      P<bald> Strangers assume a serious illness and become gentle in an unnerving way. A plain sentence stops it. Others say nothing at all, because they are afraid of saying the wrong thing.
      P<bald> It is common enough that there are groups, models and a great many opinions on wigs. The course cannot be predicted. Hair comes back for many, sometimes for good and sometimes not.
      Q<bald> Before going in, {Name} might feel ____. The first minute is usually the largest.
      Q<bald> When the wind gets up, {Name} might notice ____.
      H<bald> {helper} can settle with the school that head coverings are fine and that people are told in advance. ~ A short notice saves a term of explaining.
      H<bald> {helper} can ask a doctor what is worth trying, and what is not. ~ The internet sells a good deal of hope by the bottle.
      T<bald> {he} can decide each morning between a hat, a scarf, a wig and nothing. ~ It is a choice of outfit and no test of character.
      T<bald> {he} can begin with a short day and one person who knows. ~ Half a day counts as a day.
      C<bald> {he} can think, "First they see it. Then they forget it. Then it is just me."
      A<bald> Familiarity works on a class within about a fortnight, and no speech does it faster. What a body looks like from outside has changed, and what it can do has not. It is reasonable to miss the hair and be tired of being told that it does not matter. It matters, and it is not what anyone is liked for.
      D<cut> Hair is one of the few things about a body that can be decided in half an hour and undone by waiting. {Name} has a view on it, and others seem to have one too. Remarks of that kind sound like taste and are often about something else: what a girl is, what a boy is, what the neighbours think. History is no help to them. In nearly every century the rule was a different one.
      P<cut> Older relatives tend to react to the photograph in their heads. They need some weeks to replace it.
      P<cut> Someone who is dear and says the wrong thing is harder to answer than a stranger. It is possible to love the person and decline the remark.
      Q<cut> When it is brought up again, {Name} might feel ____.
      H<cut> {helper} can take that conversation over, with the relative concerned and without an audience.
      H<cut> {helper} can simply say that it suits, if it does.
      T<cut> {he} can answer once, kindly and completely, and change the subject after that.
      T<cut> {he} can decide in front of {his} own mirror and nowhere else.
      C<cut> {he} can think, "Noted. Still my head."
      A<cut> The subject has been dealt with, and there was coffee. In the mirror looks someone who decided something. Whether it stays or grows out is a question for another month. Hair has the great advantage of not minding either way.
      D<diet> The thought of being too big tends to come with a plan attached, and the plan is usually to leave out a meal. {Name} may have tried it, alone or among others who do. Between eleven and eighteen a body is a building site, with bone to gain and a brain to rebuild. It does that out of ordinary meals. Going short in those years can make moods, sleep and concentration worse before anything shows in a mirror.
      D<diet> A body of this age is a building site, and building sites do not run on salad. {Name} may know rules about food that were made up by someone with a phone and something to sell. They get repeated in good faith, also in one's own head. It takes some independence to eat a sandwich in that company.
      P<diet> A body of this age puts on weight before it grows, in nearly everybody and by design. Nobody puts that on a poster, so it gets taken for a fault.
      P<diet> Adults tend to react too loudly or not at all. Behind both is worry.
      Q<diet> At the hour for lunch, {Name} might notice ____.
      H<diet> {helper} can ask how things are without commenting on looks, in either direction.
      H<diet> {helper} can arrange a talk with a doctor if meals have become a matter of rules. ~ Early is easier.
      T<diet> {he} can have lunch with somebody who talks about something else.
      T<diet> {he} can tell one adult that the thought is there. ~ It is harder to carry than to say.
      C<diet> {he} can think, "Building site. It needs deliveries."
      A<diet> A thought about the body is not an order, and it can be left standing while somebody eats a sandwich. The body goes about its business, most of which happens where no mirror reaches. If the thought gets louder than the hunger, there are doctors who hear of it every week and are good at it. It gets easier the sooner they are asked.
      D<feed> A feed is an exhibition of faces chosen from thousands, lit, angled, filtered and often altered. {Name} may know all that and still look in the mirror afterwards, because comparing is not done by the part that knows. It is quick and old, and it was built for a village of a hundred people. It was not built for the best-looking second of everybody on earth. So it gives the wrong result, every time.
      P<feed> The people in the pictures know which one they deleted. Several have said in public that they no longer recognise themselves.
      P<feed> The app is paid by the minute. Discontent keeps people looking for longer than contentment does, and nobody there needs to be wicked for it to work that way.
      Q<feed> After twenty minutes of it, {Name} might notice ____. It may be in the stomach, or as a sudden interest in the mirror.
      Q<feed> Before opening it, {Name} might feel ____. Boredom is a frequent answer.
      H<feed> {helper} can ask to be shown the accounts that are good, and be interested in those.
      H<feed> The grown-ups at home can agree that nobody's looks are talked about. ~ It makes a difference that is hard to measure and easy to feel.
      T<feed> {he} can note the mood before and after, for five days, in one word each. ~ It is a small experiment with a clear result.
      T<feed> {he} can mute ten accounts without telling anyone. ~ Nobody is informed.
      C<feed> {he} can think, "One out of a thousand, with lighting."
      A<feed> A feed can be made shorter, duller or kinder, and which of them is {his} own decision. The face in the mirror is being used all day, to talk, frown, eat and laugh, which no picture does. Those who like it have mostly seen it move, and from closer.
    `),
  },
};

/**
 * What people say about looks, and what a child says about the own body: bodies differ, they are busy, and nobody has to
 * listen to remarks. No sizes, no food rules; a worry about eating goes to a grown-up and a doctor.
 */
export const bodyAndLooks: Frame = withScenes(
  own,
  remarksByRelatives,
  askedAboutAHand,
  ratedOnLooks,
  changingWithAMark,
  scarThatIsSeen,
  namesForASize,
  aWordForATummy,
  askedAboutNoHair,
  saidOnTheBus,
);
