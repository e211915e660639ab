import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { nobodyLovesMe } from './nobody-loves-me.ts';
import { sadWithoutAReason } from './sad-without-a-reason.ts';
import { goneToUniversity } from './family/gone-to-university.ts';

const own: Frame = {
  id: 'feeling-sad',
  name: 'Feeling sad',
  says: [
    'feeling sad',
    'sad all the time',
    'cries a lot lately',
    'tearful',
    'seems unhappy',
    'miserable since the holidays',
    'says she is sad and does not know why',
    'misses his grandpa',
    'homesick',
    'heartbroken',
    'low mood',
    'does not want to do anything any more',
    'lost interest in everything',
    'teenager has been down for weeks',
    'cries at night because he misses grandma',
    'wont talk about why he is upset',
    'hides her tears',
    'sad after the funeral',
    'quiet and withdrawn',
  ],
  claims: {
    strong: [
      'sad',
      'sadness',
      'unhappy',
      'miserable',
      'depressed',
      'depression',
      'grief',
      'grieve',
      'mourn',
      'tearful',
      'homesick',
      'heartbroken',
      'low mood',
      'feel low',
      'feel down',
      'budgie flew away',
      'parrot flew away',
      'cat has not come home',
      'cat did not come home',
      'cat not come home',
      'cat not come back',
      'dog not come back',
      'cat lost for days',
      'lost cat posters',
      'lost dog posters',
      'miss grandpa',
      'miss grandma',
      'miss grandad',
      'miss nana',
      'miss friend',
      'miss brother',
      'miss sister',
      'gone to university',
      'gone away to university',
      'left for university',
      'left for college',
      'gone to college',
      'miss dog',
      'miss cat',
      'lost interest',
      'withdrawn',
      'been down',
      'so down',
      'do anything any more',
      'do anything anymore',
      'hide tears',
      'crying all the time',
      'cries all the time',
      'cries a lot',
      'weepy',
      'so sad',
      'very sad',
      'crying for no reason',
      'mopes',
      'moping',
      'gloomy',
    ],
    cues: ['cry', 'cry a lot', 'miss', 'heaven', 'low', 'lately', 'no reason', 'move away', 'moved away', 'in tears'],
    not: [
      'dead battery',
      'battery die',
      'tablet die',
      'phone die',
      'die of',
      'dying to',
      'about dying',
      'about death',
      'afraid of dying',
      'scared of dying',
      'afraid of death',
      'scared of death',
      'sad face sticker',
      'miss school bus',
      'not sad',
      'dead tired',
      'drop off',
      'start nursery',
      'starting nursery',
      'start school',
      'starting school',
      'new school',
      'new baby',
      'the baby',
      'nursery',
      'sad when it is time to turn off',
      'tear up paper',
      'tear up drawing',
      'cry for milk',
    ],
  },
  topicWords: ['sad', 'tear', 'cry'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Everybody is sad at times, with a reason or without a known one. Sadness comes and goes, and it is not the same all day.',
    'Crying is a normal part of sadness. Many people feel some relief after it, above all with company, and some do not. Nobody is obliged to cry.',
    'Tears are water with a little salt. They come from glands above the eyes and drain through a tiny opening in the inner corner of each eyelid into the nose, so a nose runs when somebody cries.',
    'There are three kinds of tears: those that keep the eye wet, those that rinse it (smoke, onions), and those of feeling. As far as is known, only human beings cry from feeling.',
    'Tears show other people that comfort is welcome.',
    'Sadness can make a body slow and tired and ordinary things long.',
    'Company comforts, even without words. Some playgrounds have a bench on which a child can sit to show that company is welcome.',
    'A person can be sad and laugh on the same day; a laugh is not a sign of having forgotten.',
    'Many people choose sad music when they are sad. In a survey of more than seven hundred people the most common reasons had to do with comfort.',
    'Treatment of long sadness often begins with small things that can be done.',
    'When sadness stays for weeks, or takes away sleep, food and everything that was liked, a doctor can help.',
    'When sadness is so heavy that staying safe is hard, an adult is told at once, at any hour; many countries have helplines for young people that answer day and night.',
    'Missing somebody is a sign of attachment; calls, letters and plans for a visit help many children, and the sadness comes and goes.',
  ],
  threads: {
    apart: 'a phone that is quiet, and the song that comes on in a shop',
    tear: 'one tear, warm and wet, that goes down',
    slow: 'the feet that go slow',
    ball: 'the ball that lies on the floor and can wait',
    sleeve: 'the wet spot on a sleeve',
    sock: 'the sock that takes a long time',
    song: 'the slow song that keeps company',
    nose: 'the tiny hole through which tears run into the nose',
    bench: 'the bench that is long enough for two',
    laugh: 'a laugh in the middle of a sad day',
    onion: 'the three kinds of tears, and the onion',
    tide: 'the sea that comes in and goes out',
    fine: 'the word "fine"',
    shoe: 'one shoe on, in the hall',
    far: 'somebody who is far away, and the same moon or the same soup in two places',
  },
  threadCues: {
    // A sad thing and a laugh are told of where somebody speaks of them.
    laugh: /\b(?:laugh\w*|giggl\w*|smil\w*|funny|jok\w*|guilty|happy again|allowed to)\b/i,
    apart:
      /\b(?:broke up|broken up|break(?:ing)? ?up|split up with|dumped|heart ?broken|heart ?break|(?:his|her|their) (?:first )?(?:girlfriend|boyfriend|crush))\b/,
    far: /^(?![^]*\b(?:died|dead|death|passed away|cat|dog|hamster|rabbit)\b)[^]*?\b(?:far away|another (?:country|town|city)|abroad|(?:went|gone|moved|flew|flown) (?:back|home|away|to (?!bed|sleep|school|work))|lives? (?:far|in|abroad)|overseas|left for|gone away|miss(?:es|ed|ing)? (?:his|her|their) (?:\w+(?:'s)? ){1,3}(?:in|from|overseas|abroad) (?!the (?:evening|morning|night|day))\w+)\b/,
  },
  onlyWhenSaid: ['far', 'apart', 'laugh'],
  tellsAlone: ['apart'],
  roles: {},
  titles: {
    young: [
      { text: 'Far Is a Long Way', thread: 'far' },
      { text: 'Hello, Tear', thread: 'tear' },
      { text: 'Slow Feet', thread: 'slow' },
      { text: 'The Ball Can Wait', thread: 'ball' },
      { text: 'A Wet Spot on a Sleeve', thread: 'sleeve' },
      { text: 'A Slow Sock', thread: 'sock' },
      { text: 'A Slow One, Please', thread: 'song' },
      { text: 'A Sad Day' },
      { text: '{name} and a Sad Day' },
      { text: 'Room for Sad' },
    ],
    older: [
      { text: 'The Quiet Phone', thread: 'apart' },
      { text: 'A Song in a Supermarket', thread: 'apart' },
      { text: 'The Size of Far', thread: 'far' },
      { text: 'Where Tears Go', thread: 'nose' },
      { text: 'Room for Two', thread: 'bench' },
      { text: 'A Laugh on a Sad Day', thread: 'laugh' },
      { text: 'Three Kinds of Tears', thread: 'onion' },
      { text: 'High Water', thread: 'tide' },
      { text: 'Why People Play Sad Songs', thread: 'song' },
      { text: 'Another Word for Fine', thread: 'fine' },
      { text: 'One Shoe On', thread: 'shoe' },
      { text: 'A Sad Day' },
      { text: '{name} and a Sad Day' },
      { text: 'As Long as It Takes' },
    ],
  },
  benefits: [
    'Says that sadness and tears are allowed, and hurries nobody.',
    'Describes what sadness does in a body and what other people may think when they see it.',
    'Names who can be near {name} and who else helps when sadness stays.',
  ],
  talk: {
    young: [
      'What happened on the sad day in the story?',
      'Where in the body does sad feel big?',
      'Shall we sit close for a while, with words or without?',
    ],
    older: [
      'What in this story is true for you, and what is not?',
      'Which word went into the blank, and is it the same as this morning?',
      'Shall we agree on a sign that means "please sit with me"?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'sad',
    companion: null,
    props: ['blanket', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<tear> Some days are sad. A tear may come to {Name}. It is warm. It is wet. Drip, down it goes.
      D<tear> Drip. A tear comes on a sad day. {Name} may have one too. It is warm and wet. Down it goes, drip, drip.
      D<slow> Sad can make feet slow. {his} feet may go slow too. Slow, slow, stop. Feet can sit down. There is no hurry.
      D<slow> It is a sad day. {his} feet may go slow. One step. One more step. Then feet may sit down.
      D<ball> A ball lies on the floor. {Name} may be sad now. The ball does not roll. It lies still. It can wait.
      P Some children cry. Some go quiet.
      P Grown-ups cry too, now and then.
      P A friend may sit close. That is kind.
      P People can see a tear. They want to help.
      Q On a sad day, {Name} may feel ____.
      Q When tears come, {Name} may feel ____.
      Q On sad days, {his} tummy may feel ____.
      H {helper} can sit close.
      H {helper} can hold a hand.
      H {helper} can be there and wait.
      H<helper> {helper} can sing a soft song.
      H<adult> {helper} can try {adult}.
      T {he} can ask for a lap.
      T {he} can cry a bit.
      T {he} can lie down for a bit.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<quiet> {he} can try {quiet}.
      C<tear> {he} can say, "Hello, tear."
      C<tear> {he} can say, "Drip, drip, here it comes."
      C<slow> {he} can say, "My feet are slow."
      C<slow> {he} can say, "Sit down, slow feet."
      C<ball> {he} can say, "Wait there, ball."
      C<topic> {he} can think about {topic}.
      A<tear> There is room for sad. There is room for a tear. A tear is small. A lap is big.
      A<tear> A tear can come. A tear can dry. One more is fine too. {Name} can have a lap.
      A<slow> Slow feet can rest. Sad can stay a bit. There is no hurry. One step is a step.
      A<slow> The feet are slow, and that is fine. It is a sad day. A lap is soft. Feet can rest there.
      A<ball> The ball is still there. Sad can take time. There is no hurry to play. The ball can wait.
    `),
    '4-5': script(`
      D<sleeve> Tears are water with a bit of salt. On a sad day, they may run down {his} face. A sleeve is close, so it gets a wet spot. That is no trouble for a sleeve. It dries by and by.
      D<sleeve> Where do tears go? On a sad day, they may run down {his} face. Some of them land on a sleeve. Then there is a dark, wet spot. It dries by and by, because water does that.
      D<sock> Sad can make a body slow. {his} feet may be slow, and so may the hands. Even a sock takes a long time. First it is in one hand. Then it is on one toe. It is not a race.
      D<sock> On a sad day, a sock can take a long time. {Name} may hold it and look at it. A sad head is busy, so hands go slowly. The sock is on one toe. Then it is on two toes.
      D<song> Some songs are fast, and some are slow. On a sad day, {Name} may not like the fast ones. A slow song goes step by step. Somebody sang it on a sad day too. That is why it is slow.
      D<far> Somebody dear is far away. {Name} may be sad about that, in the middle of play. Far is too long for legs. A voice can go there on the phone. A drawing can go there in the post.
      D<far> When somebody is not here, there is a gap at the table. {Name} may look at it and be sad. The other one is in another place, with another table. There may be a gap at that one as well.
      P Grown-ups get sad too. Some of them cry, and some wash all the cups. They know that it takes time.
      P A friend may not know what to say. The friend may just sit there. Being there is a lot.
      P Some children cry. Some get quiet, and some get cross. People who know them can often tell.
      P People who see tears would like to help. They may say, "Oh, stop now." Tears may need some more time.
      P<far> The one who is far away thinks of {Name} too. They may look at a photo by the kettle.
      Q On a sad day, {Name} may feel ____.
      Q When tears come, {Name} may feel ____.
      Q In the middle of {his} tummy, sad may feel ____.
      H {helper} can sit close and say nothing. ~ That is good company.
      H {helper} can hold a hand as long as it takes. ~ There is no hurry.
      H {helper} can listen, now or later. ~ If sad stays for many days, a doctor can help too.
      H<helper> {helper} can talk about a sad day from long ago.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<far> {helper} can help to call, or to send a drawing. ~ It helps to do something about far.
      T {he} can cry for as long as it takes.
      T {he} can ask for a lap or a hand.
      T {he} can go to a soft, quiet place for a while.
      T<comforter> {he} can hold {comforter} tight.
      T<comforter> {he} can tell it all to {comforter}.
      T<quiet> {he} can spend some time {quiet}, next to somebody.
      T<far> {he} can draw something for the one who is far away.
      C<sleeve> {he} can think, "My sleeve can have this one."
      C<sleeve> {he} can say, "It is only a wet sleeve."
      C<sock> {he} can think, "One toe, two toes, slow sock."
      C<sock> {he} can say, "I am slow today."
      C<song> {he} can ask, "A slow one, please?"
      C<topic> For a rest, {he} can think about {topic}.
      C<far> {he} can say, "I miss you from here to there."
      A<sleeve> The spot on the sleeve gets smaller. Nobody hurries it. Sad can take its time as well. There is room on a lap for a wet sleeve.
      A<sleeve> Wet sleeves dry, some of them fast and some of them slowly. More tears may come, and that is fine. There is one more sleeve on the other arm.
      A<sock> The sock gets there, or somebody helps it. A slow day is a day too. Sad can stay for as long as it needs. In the evening, socks come off again, and beds are warm.
      A<sock> One sock is on, and one is in a hand. That is enough for now. Sad is fine, and slow is fine. People who like each other can wait for a sock.
      A<song> A slow song ends, and it can start again. It does not tell anyone to stop crying. It goes step by step, next to sad people. After that it is quiet, and that is fine too.
      A<far> Sad can come and go, like the post. The drawing is on its way now. It goes by van, and maybe by plane. Then somebody opens it, and there is {Name}.
      A<far> Far away, somebody is eating soup. Here is soup too. It is okay to be sad and hungry at the same time. They both blow on the spoon.
    `),
    '6-7': script(`
      D<nose> On a sad day, {Name} may cry, and the nose may run too. There is a reason for that. In the corner of each eye is a hole as small as a dot. From there, a thin tube goes down into the nose. Some of the tears take that way. The rest run down the cheeks.
      D<nose> In the corner of each eye is a tiny hole. {Name} may find it in a mirror, next to the nose. Tears go in there and come out in the nose. Most of the time there are so few that nobody notices. On a sad day there are more than the hole can take. So some of them run down the cheeks.
      D<bench> Some playgrounds have a bench for sad days. Anybody may sit there, and it means, "I would like company." {Name} may know a wall or a step like that. A bench is long enough for two. Then people can talk, or look at the same tree.
      D<bench> A bench is longer than one person needs. On a sad day, {Name} may sit at one end. Then there is a free place at the side. Somebody may come and sit there. The two can talk, or look at the same tree. Both of them know about the sad thing then, and that often helps.
      D<laugh> In the middle of a sad day, something funny can happen. {Name} may laugh, and then stop, because it is still a sad day. But a day has room for both. Faces can cry before lunch and laugh after lunch. A laugh does not mean that the sad thing is forgotten.
      D<far> Missing somebody can start with a small thing, like a smell or a chair. Then {Name} may get sad without knowing why. The person is well, and only far away. Being far away is hard to change. Being in touch is not.
      D<far> On a map, far away is as wide as a hand. For {Name}, it may be as long as a whole year. It is okay to be sad about that. There is somebody dear at the other end. It shows how much that person counts.
      P Other people cannot see what is sad. They see somebody who is quiet, or cross, or slow. They may guess, and they may guess wrong.
      P Grown-ups are sad at times, and many of them hide it. They may look out of the window for a long time. It helps them when somebody sits down too.
      P A friend may tell jokes when somebody cries. It is meant kindly. The friend would like to help and has only jokes.
      P Teachers notice sad faces, even from the front. They may not ask, because other children are near. They are glad to listen in a quiet minute.
      P<far> The one who is far away misses somebody too. Grown-ups keep it for the evening, when it is quiet. They do not say a lot of it on the phone.
      Q On a sad day, {Name} may feel ____. It can change before the evening.
      Q When tears come, {his} throat may feel ____.
      Q When other people are busy and loud, {Name} may feel ____.
      H {helper} can listen, or just sit close. ~ If sadness stays for weeks, a doctor can help as well.
      H {helper} can hold on for as long as it takes. ~ There are doctors for sadness too, when it stays for weeks.
      H {helper} can ask, "Words, or no words?" ~ When sadness lasts for weeks, grown-ups ask a doctor to help.
      H<helper> {helper} can talk about a sad time and what came after. ~ For sadness that stays for weeks, doctors can help too.
      H<adult> {helper} can help by {adult}. ~ If sadness stays for weeks, a doctor can help as well.
      H<far> {helper} can fix a day for a call, the same each week. ~ Then there is something to wait for.
      T {he} can cry for as long as it takes. ~ Nobody is counting.
      T {he} can draw the sad thing, or its colour. ~ A picture can say it without words.
      T {he} can tell one person, "Today is a sad day." ~ Then somebody else knows it too.
      T<comforter> {he} can hold {comforter} and tell the whole story. ~ Soft things listen to the end.
      T<comforter> {he} can take {comforter} to a quiet place for a while. ~ It is good to be sad in comfort.
      T<quiet> {he} can spend some time {quiet}, close to somebody. ~ Two people can be quiet together.
      T<far> {he} can keep a list of things to tell on the next call. ~ A list makes far a bit shorter.
      C<nose> {he} can think, "My nose is crying too."
      C<nose> {he} can think, "So many tears, and such a small hole."
      C<bench> {he} can say, "This side is free."
      C<bench> {he} can think, "There is room for two."
      C<laugh> {he} can think, "That was funny, and I am still sad."
      C<topic> For a rest, {he} can think about {topic}, and be sad again later.
      C<far> {he} can think, "Missing is liking from far away."
      A<nose> After crying, a nose is often blocked, and a face is warm. Both go away in a while. The sad thing may still be there. It can be told to somebody, with a tissue for the nose.
      A<nose> Tears find their way out, by the cheeks or by the nose. Every face is made like that, even a king's. It is okay to cry a lot, and okay not to cry at all. Sad people are good company too.
      A<bench> A bench does not make people less sad. It makes room for one more. After a while, the two may talk, or go and find a drink. The bench stays where it is, for sad days and for others.
      A<bench> Two people on a bench can see the same tree. One of them is sad, and the other one stays. Nobody needs to say the right thing. There is time, and the place at the side is taken.
      A<laugh> Sad and funny can come in the same hour. The laugh was real, and the tears were real as well. Nobody needs to choose between them. In the evening both may come back, and that is fine.
      A<far> The call is over, and the sad part may come back for a bit. It comes after good things quite often. The list for next time has one thing on it already. Far has not got any wider.
      A<far> A photo is small, and it can hold a whole person. {Name} can be sad while looking at it and glad as well. At the other end, somebody has one of {Name}. They are both on a shelf somewhere.
    `),
    '8-10': script(`
      D<onion> There are three kinds of tears, and {Name has} all of them. The first kind keeps the eyes wet all day, and nobody notices. The second comes when something gets in the eye, such as smoke or the smell of an onion. The third kind comes with feelings. As far as anyone knows, human beings are the only animals that have it. Other animals show in other ways that something hurts, and they do it with dry eyes.
      D<onion> Some tears keep the eyes wet, and some rinse them when an onion is cut. The third kind is the one that {Name} may know from a sad day. It comes with a tight throat and a warm face, and nothing is in the eye at all. Scientists think that these tears have a job, because other people can see them. They say that somebody could do with company, and they say it without a word.
      D<tide> Sadness can be compared to the sea on a flat beach. It comes in, covers a lot of ground, and goes out again by itself. {Name} may have noticed that it is not the same all day. At breakfast it is high, and an hour later there is dry sand to play on. Then it is back, in the middle of something ordinary. Coming back does not mean that anything went wrong.
      D<tide> On a flat beach the sea goes out and comes back, and nobody there has decided it. A sad week can be like that. {Name} may have a dry hour, with time for a game or a joke. Then the water is up again, and it looks as if the dry hour had been a mistake. It was not. Both belong to the same beach.
      D<song> It would seem sensible to play a cheerful song on a sad day. A lot of people do the opposite, and {Name} may be one of them. In one survey, more than seven hundred people said why they listen to sad music. Many of them wrote that it comforts them. A cheerful song wants something, such as a smile or a tapping foot. A sad one asks for nothing. It has been there before, and it goes at the speed of the day.
      D<far> Portuguese has one word for being sad about something dear that is out of reach. English needs a whole sentence for it. {Name} may know the thing without the word. Somebody is far away, nobody did anything wrong, and a day turns sad at the sight of a mug. It does not mean that the day is ruined. It means that the person has a place here, and nobody is sitting in it now.
      D<far> A goodbye takes a minute, and what comes after it has no length. Somebody dear lives far away, and {Name} may be sad at odd moments, on a staircase or between two lessons. Distance has been shortened by clever people, first with letters and then with calls. It has not been shortened to nothing. What is left is what {Name} is feeling.
      P From outside, sadness can look like anger or boredom, or like a bad mood. People answer what they see. Most of them would answer differently if they knew, and some would simply move their chair closer.
      P Adults often hide their own sadness from children, and children hide theirs from adults. Each side means to be kind. So two people in one kitchen may be sad about the same thing and talk about the weather.
      P A friend may avoid the subject for days. That is rarely because it does not matter. The friend is afraid of saying the wrong thing, and says nothing, which is safe and not much use. Somebody usually finds a way to begin.
      P People who want to help are quick with good advice. They say "Look on the bright side" or "It could be worse", and it does not work. They find it hard to see somebody sad. Sitting there without advice is harder than it looks.
      P<far> The person at the other end may be cheerful on the phone and quiet afterwards. It is the same at this end. Both of them know that, and they are being kind to each other.
      P<far> Friends with all their people nearby may not understand it. They can still be told. Most of them have somebody whom they would miss.
      Q On a day like this, {Name} might feel ____. More than one word is possible.
      Q In the quiet part of the evening, {Name} may feel ____. Some feelings wait for that hour.
      Q Just before tears come, {Name} might notice ____. It is often in the throat or in the chest.
      H {helper} can listen to all of it, or sit there with none of it said. ~ When sadness stays for weeks, a doctor can help too.
      H {helper} can ask on another day, and not only once. ~ If it goes on for weeks, doctors know a good deal about sadness.
      H {helper} can keep the ordinary things going, such as supper and clean socks. ~ Sadness that lasts for weeks is also something for a doctor.
      H<helper> {helper} can tell honestly of a sad time and how long it took. ~ Some of that takes weeks, and then a doctor can be asked as well.
      H<adult> {helper} can help by {adult}, which has been good before. ~ For sadness that stays for weeks, there are doctors as well.
      H<far> {helper} can plan with {Name} when and how they will be in touch. ~ A date changes what far means.
      T {he} can let the tears come and put off everything else for half an hour. ~ Most things can be put off for half an hour.
      T {he} can write a letter that is not going to be sent. ~ It can say anything, and it can be kept or torn up.
      T {he} can ask somebody to come for a walk without talking. ~ Walking side by side is easier than sitting face to face.
      T<comforter> {he} can find a warm corner and take {comforter} along. ~ Comfort has no age.
      T<quiet> {he} can spend an hour {quiet}, in the same room as somebody. ~ It is possible to be alone in company.
      T<activity> {he} can spend half an hour {activity}, without any need to enjoy it. ~ Sometimes the hands like it before the rest does.
      T<far> {he} can write a letter on paper, with something flat in it. ~ Paper has been in the same room as the sender.
      C<onion> {he} can think, "Not an onion this time."
      C<onion> When the throat gets tight, {he} can think, "These are the third kind."
      C<tide> {he} can think, "High water, for now."
      C<tide> In a dry hour, {he} can think, "This is part of the beach too."
      C<song> {he} can think, "The slow one, and nothing cheerful yet."
      C<topic> For a rest, {he} can think about {topic}, and leave the sadness where it is.
      C<far> {he} can think, "It is as big as it is because it matters."
      A<onion> The eyes cannot tell anybody what the tears are about. It takes a person to ask, and a person to answer, and that can be today or in a month. Many people feel a bit lighter after crying, and some do not. Nobody blames an onion, and nobody is to blame for the third kind.
      A<onion> Tears of the third kind stop when they stop. Afterwards the face is red, the nose is blocked, and there is often room for something small, like toast. The sad thing may still be as big as it was. But somebody may have noticed by then, and unlike an onion, a sad face is hard to walk past.
      A<tide> No one can push the sea out, and nobody needs to. It goes by itself, in its own time, and it leaves some beach behind. On that beach a sad person can laugh or build something or be bored. When the water comes back, it is good not to be the only one standing in it.
      A<tide> Most beaches are wet for part of the day and dry for part of it. With sadness there is no table in which to look up the hours. It may be high again tonight, and there may be a wide dry morning tomorrow. The wet hours are easier with somebody to stand next to.
      A<song> The song ends, and it can be played again. It does not solve anything, and it was not made for that. Somebody was sad, perhaps years ago, and wrote it down so well that it fits today. In a way, that person came and sat down too.
      A<far> The sadness goes off again, as it came, somewhere between lunch and the bus. It will be back, probably with the smell of something. There are worse things to own than somebody worth missing. The letter is in the box by now.
      A<far> A map shows how far it is and leaves out the rest. Sad days and ordinary ones take turns, and there are calls in between with terrible sound. At the other end a kettle goes on. People do the same things, far apart, at about the same time.
    `),
    '11+': script(`
      D<fine> One word ends most conversations about sadness, and the word is "fine". It takes half a second, it is polite, and it is hardly ever followed by a second question. {Name} may use it on days when it is not quite accurate, as nearly everybody does. The reasons are usually good ones. The real answer would take too long, or it has no beginning, or the bus is coming. After some weeks, though, a whole household may believe it.
      D<fine> Asked how things are, {Name is} unlikely to go wrong with "fine". On a sad day it works like a closed door, since nobody comes in and it stays quiet. That can be exactly what is wanted. The trouble is that it works just as well on the days when company would not be so bad. There are other answers of the same length, such as "not great" or "ask me later". They leave the door open by the width of a hand.
      D<song> On a sad day, a great many people choose sad music, which looks unreasonable. {Name} may have a list of such songs, or one that gets played eleven times. In a survey of more than seven hundred people, the reasons were mostly about comfort. A cheerful song makes demands, while a sad one has no plans for anybody. It was written by a person who had been there. For four minutes nobody needs to explain anything, because it has been said already, and in tune.
      D<song> Somewhere a stranger was sad, sat down with a guitar, and took out every line that was not true. Years later the result may turn up in a room where {Name is}, and it fits. Sad songs are among the odder things that people make. It would be logical if they made everything worse. In a survey of more than seven hundred listeners, however, most of the reasons were about comfort. For four minutes nobody is asked to smile, and the song does not mind being played eleven times.
      D<shoe> Sadness makes ordinary things longer. A shower, a reply of three words or a shoelace can turn into a project. {Name} may have stood in a hall with one shoe on, for no reason that could be explained to anyone. Sadness takes up attention and slows the body, so that everything seems to weigh more than it did last week. From outside it looks like doing nothing, and from inside it is like walking through water.
      P People at home usually notice more than they say. They may stand outside a door with a cup of tea and no idea how to begin, and go away again. Seen from inside the room, that looks exactly like not noticing.
      P Friends can be clumsy with sadness, including the good ones. They send a picture of a dog, or they change the subject, or they tell a story about themselves. Most of it is a form of waving from a distance, by somebody who does not know whether it is all right to come closer.
      P Adults like sadness to have a reason, because a reason can be worked on. Sometimes there is one, and it is as plain as a name. At other times there are nine small ones, or none that anybody can find. Those who have lived through the second kind tend to ask fewer questions and stay longer.
      P Teachers see a late essay, an empty seat or a head on a desk. They cannot tell whether it is sadness, boredom or a bad night, and they are careful about asking in front of thirty people. A good number of them would make things easier at once if they knew. One sentence in a corridor is usually enough.
      Q On a heavy day, {Name} might feel ____. Sad is one word, and there are about forty near it.
      Q At the hour when everything goes quiet, {Name} might notice ____. It may be in the chest or the throat before it has a name.
      Q When other people seem to be in a good mood, {Name} may feel ____. Two feelings that do not match can both be true.
      H {helper} can stay in the room without asking for a reason. ~ Sadness that lasts for weeks deserves a doctor, just as a cough would.
      H {helper} can ask again on another day, and accept a short answer. ~ When it goes on for weeks, or takes away sleep and appetite, a doctor can help as well.
      H {helper} can take over one thing that has become too long, such as a phone call. ~ If it stays that way for weeks, a doctor is the right person to ask.
      H<helper> {helper} can tell the honest version of a sad time, including who helped. ~ After some weeks, that may well have been a doctor.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ For sadness that stays for weeks, doctors know ways to help as well.
      T {he} can choose one person and say, "I am not fine, and I do not want advice." ~ It is clear, and most people are relieved to be told what to do.
      T {he} can do one small thing that takes under five minutes, and count it. ~ It changes little, but it is a change.
      T {he} can write down what is sad, for nobody, with the spelling left as it falls. ~ A page holds still in a way that thoughts do not.
      T<comforter> {he} can get {comforter} and let the evening be short. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can spend an hour {quiet}, with the door open or shut. ~ It is possible to rest from sadness without betraying it.
      T<activity> {he} can spend half an hour {activity}, with no duty to enjoy it. ~ Sometimes the body comes back a little before the rest does.
      C<fine> {he} can think, "There are words between fine and everything."
      C<fine> When the question comes, {he} can say, "Not great, ask me later."
      C<song> {he} can think, "Nothing cheerful for the next four minutes."
      C<song> With the music on, {he} can think, "Somebody else has been here."
      C<shoe> {he} can think, "One shoe is on, and that counts."
      C<topic> For a rest, {he} can think about {topic}, and leave everything else where it is.
      A<fine> Between "fine" and the whole truth there is room for a sentence or two, and {Name decides} how much of it gets said. Sadness is not a mistake that needs correcting by tomorrow. If it ever gets so heavy that staying safe is hard, any hour is right for telling an adult, a doctor or a helpline. On all the other days, "not great" is a perfectly good answer.
      A<fine> Most people who ask could cope with a truer answer than the one they expect. Sadness is allowed to be long, to have no clear reason, and to be nobody's business for a while. Only the heaviest kind, which makes it hard to stay safe, is too much for one person. A parent, a teacher, a doctor or a helpline is there to be told then, by day or by night. "Fine" can be kept for the days when it is true.
      A<song> After four minutes the song is over, and the sadness is usually still there, though a little less alone. It may stay as long as it needs, and crying is as good an answer to it as any. If it ever makes staying safe hard, that is something to say aloud to an adult, a doctor or a helpline, at any hour. For all the other evenings there is the song, eleven times if necessary.
      A<song> A song does not ask how long this is going to take. People are needed as well, above all if sadness ever makes it hard to stay safe. An adult is the one to tell then, at once, and in many countries a helpline answers young people day and night. The song goes on in the background. Whoever wrote it was sad enough to write it down, and well enough to find the rhymes.
      A<shoe> At some point the second shoe goes on, or somebody else finds it, or the day is called off. All three have happened to most people. If sadness ever gets so heavy that staying safe is hard, the time to tell an adult is at once, at any hour. Doctors and helplines are there for that as well. Short of that, it may take the time it takes. On a sad day, one shoe is a start.
      D<apart> The end of a love is one of the sad things that adults tend to find sweet, which shows how much they have forgotten. {Name} may know how thoroughly it gets into everything. There is a phone that stays quiet, a seat on the bus, a song that comes on in a supermarket. Brain scans suggest that it is processed in much the same places as physical pain. It is not made up, and it is not a matter of being dramatic.
      P<apart> Friends take sides, give advice or say that there are others. They would like it to be over. What most of them could do is sit there, and they do not know it.
      P<apart> The other person may look perfectly all right. Looking all right is not difficult from across a canteen.
      Q<apart> When the phone lights up and it is somebody else, {Name} might feel ____. Several words may be true in one minute.
      H<apart> {helper} can leave out "there will be others" and ask about supper. ~ Ordinary things hold a day together.
      H<apart> {helper} can listen again tomorrow, to the same story. ~ It gets shorter each time it is told. If weeks go by without sleep or appetite, a doctor can help as well.
      T<apart> {he} can put the photos somewhere that takes three steps to reach. ~ Nothing needs to be deleted today.
      T<apart> {he} can spend an hour with somebody who knew {him} before. ~ It is a reminder of how much was there already.
      C<apart> {he} can think, "It hurts where it mattered."
      A<apart> It gets sad again at odd moments, and the moments move further apart. Nobody can say by when. What was good about it stays true, and so does whatever was not. One day the song comes on in a supermarket, and it is mainly about finding the milk.
    `),
  },
};

/** Sadness, with a reason or without one: nothing is hurried away, crying is fine, and long sadness gets help. */
export const feelingSad: Frame = withScenes(own, nobodyLovesMe, sadWithoutAReason, goneToUniversity);
