import { leavesTheBedroom } from './leaves-the-bedroom.ts';
import { movedTooOften } from './moved-too-often.ts';
import { removalVan } from './removal-van.ts';
import { firstNightsAfterTheMove } from './first-nights-after-the-move.ts';
import { languageOfTheNewHome } from './language-of-the-new-home.ts';
import { roomForTwoAfterTheMove } from './room-for-two-after-the-move.ts';
import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { notKnownYet } from './home/not-known-yet.ts';
import { angryAboutTheMove } from './angry-about-the-move.ts';
import { petThatMovesToo } from './pet-that-moves-too.ts';

const own: Frame = {
  id: 'moving-house',
  notWoven: ['pet'],
  name: 'Moving to a new home',
  says: [
    'moving house',
    'we are moving to a new house',
    'moving home in the summer',
    'we have to move',
    'moving to a different city',
    'moving to another country',
    'we moved last month and she hates it',
    'he does not want to move',
    'misses the old house',
    'wants to go back to our old home',
    'new flat, new street, everything is different',
    'cries when she sees the boxes',
    'will not let us pack her toys',
    'worried about leaving her bedroom',
    'we sold our house',
    'relocating for work',
    'scared of the new bedroom since we moved',
    'does not sleep in the new house',
    'saying goodbye to our house',
    'afraid we will forget his things when we move',
    'leaving the neighbours and the garden',
    'how do we tell her about the move',
    'unsettled since the house move',
    'we are emigrating',
    'moving to Australia',
    'moving to the other end of the country',
    'moving to Spain for work',
  ],
  claims: {
    strong: [
      'move in with my sister',
      'move in with my brother',
      'move in with my parents',
      'move in with my mum',
      'move in with relatives',
      'move in with family',
      'move in with friends',
      'moving in with my sister',
      'moving in with my parents',
      'moving in with my mum',
      'move house',
      'move home',
      'move to a new',
      'move to another',
      'move to a different',
      'move into a new',
      'move away',
      'move abroad',
      'move in with grandparents',
      'move out of our house',
      'move out of our flat',
      'house move',
      'moving day',
      'since the move',
      'since we moved',
      'after the move',
      'about the move',
      'we are moving',
      'were moving',
      'we will move',
      'we have to move',
      'we had to move',
      'we moved',
      'want to move',
      'new house',
      'new home',
      'new flat',
      'new apartment',
      'old house',
      'old flat',
      'old apartment',
      'old bedroom',
      'sold our house',
      'sell our house',
      'relocate',
      'relocation',
      'emigrate',
      'new city',
      'new town',
      'new country',
      'different city',
      'different country',
      'another city',
      'another country',
      'pack boxes',
      'pack up the house',
      'removal van',
      'old home',
      'we move',
      'move from our house',
      'moving from our',
      'the house move',
    ],
    cues: [
      'move',
      'flat',
      'apartment',
      'pack',
      'neighbour',
      'neighbor',
      'goodbye',
      'bedroom',
      'furniture',
      'abroad',
      'miss friend',
      'sell',
      'van',
    ],
    not: [
      'came from another country',
      'comes from another country',
      'new school',
      'move school',
      'moved school',
      'moved schools',
      'changed school',
      'moving school',
      'move on',
      'move class',
      'class',
      'moved out',
      'moving out',
      'move up',
      'bowel move',
      'lunch box',
      'lunchbox',
      'sand box',
      'leave the house',
      'leave home',
      'old house cat',
      'moves in with us',
      'moving in with us',
      'house rule',
      'doll house',
      'wooden box',
      'move in together with',
      'friend move',
      'friend moved',
      'friend from',
      'moving stairs',
      'moving staircase',
      'moving walkway',
      'his dad moved',
      'her dad moved',
      'his mum moved',
      'her mum moved',
      'to the moon',
      'dad move to',
      'moving into his',
      'moving into her',
      'moving into our',
    ],
  },
  decidedBy: [
    // "We're flying to Australia to live near Grandma".
    /\bwe(?:['’]re| are|['’]ll| will)\b[^.!?]{0,30}\b(?:to|in) (?!my\b|our\b)[^.!?]{0,20}\bto live\b/i,
    // To relatives, whatever the reason was.
    /(?:^|\b(?:we|i|have|['’]ve) (?:have |had to |just )?)mov(?:ed|e|ing) (?:back )?in with (?:my|our|his|her) (?:parents|mum|mom|dad|sister|brother|nan|gran\w*|in-laws)\b/i,
    /\b(?:mov(?:e|ing)|mov(?:ed|es)) in (?:with|to) (?:my |our |his |her |their )?(?:\w+ )?(?:grand\w+|gran|granny|nan|nana|parents|mum|mom|dad|sister|brother|aunt\w*)\b[^.!?]{0,30}\b(?:because|since|after|as) we (?:\w+ )?(?:los\w+|sold|left|were evicted|can['’]?t afford)\b/i,
    /\bwe (?:\w+ ){0,4}(?:move|moving) (?:house |home )?again\b/i,
    /\bmoving (?:house )?(?:from (?:the |a )?\w+ )?(?:out )?to (?:the|a|another) (?:countryside|country|village|seaside|coast|city|town)\b/i,
    /\b(?:we|we've|we have) (?:\w+ )?moved\b[^.!?]{0,40}\b(?:asks?|asking|wants?|says?)\b[^.!?]{0,24}\b(?:go(?:ing)?|back) (?:back )?(?:home|to (?:the|our) old)\b/i,
  ],
  topicWords: ['home', 'house', 'flat', 'apartment', 'move', 'moving'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Bare walls and hard floors reflect sound, so an empty room sounds louder and words last a little longer; beds, rugs, curtains, coats and books soak sound up. Fresh snow does the same outside.',
    'Noses stop reporting a smell that stays the same within minutes; people hardly notice the smell of their own home and do notice that of others.',
    'A smell can bring back the memory of a place.',
    'Habits of the hand, such as reaching for a light switch, are learned by repetition and kept in another part of memory than facts that can be told.',
    'After a move people often reach for things where they used to be, and write the old address by mistake.',
    'Habits and memories of the old place are kept; new ones are added.',
    'Cats often hide in a new home for some hours or days and come out when they are ready.',
    'Moves make most adults busy, tired and forgetful; many miss the old place too.',
    'Things that are packed in a box are carried and unpacked elsewhere; they are not gone.',
    'Knowing what happens when, and having a say in small things, makes changes easier for many children.',
    'People differ in how long they need to feel at home; weeks or months are ordinary.',
  ],
  threads: {
    room: 'a room in the same home, to which a bed has gone',
    people: 'the people who stay behind, and a map with two pins',
    box: 'a box that is shut in one home and opened in another',
    echo: 'an empty room in which a hello sounds big',
    tap: 'the sound of water, which is there in each home',
    switch: 'a hand that looks for the light switch in the old place',
    smell: 'the smell of a home, which only visitors notice',
    keep: 'deciding what to keep and what to leave',
    address: 'the old address that a hand goes on writing',
    back: 'the old home, which is still where it was',
    relatives: 'a home in which other people live already, and a place in it that is made free',
  },
  threadCues: {
    // Nobody leaves a home: a bed goes to another room.
    room: /^(?![^]*\b(?:mov(?:e|es|ed|ing) (?:house|home|to (?:a|another|the) (?:new |bigger |smaller )?(?:house|home|flat|town|city|country))|new (?:house|home|flat|apartment|place|school|town|city|country)|(?:we|i)(?:'ve| have)? (?:just )?(?:moved|sold|bought|found|exchanged|completed)(?! (?:him|her|their|them|his)\b)|we(?:'re| are) (?:moving|leaving|selling|emigrating|relocating)(?! (?:his|her|their|him|them)\b)|keys (?:to|for)|(?:when|after|once|before) we(?:'re| are|'ve)? (?:all )?(?:gone|go|leave|left|moved?)|removal\w*|for sale|estate agent|landlord|abroad|emigrat\w*|relocat\w*|leav(?:e|es|ing) (?:the|his|her|our|this) (?:(?:old|bed) ?)?(?:house|home|flat|room|bedroom))\b)[^]*?\b(?:bed ?room|room|box ?room|attic|loft|nursery)s?\b/i,
    people:
      /\b(?:leav\w+|miss\w*|away from|goodbye to|without) (?:\w+ ){0,6}(?:(?:football|netball|rugby|swimming|dance|cricket|hockey) (?:team|club|group)|team|cousins?|friends?|grand\w+|nan\w*|granny|gran|family|aunt\w*|mates?|best friend)\b/i,
    relatives:
      /\b(?:mov(?:e|es|ed|ing)|stay(?:s|ing)?|liv(?:e|es|ing)) (?:\w+ ){0,2}(?:with|to|at) (?:my|our|his|her|their|the)? ?(?:\w+ )?(?:sister|brother|parents?|mum|mom|dad|mother|father|grand\w+|gran|granny|nan|nana|aunt\w*|uncle|cousins?|relatives|family|friends?)(?:'s)?\b/i,
    back: /^(?![^]*\b(?:(?:mov(?:ed|e|ing)|swap\w*|put) (?:\w+ ){0,4}(?:bed|box ?)?room\b|(?:bed|box ?)?room (?:is |was |has been |got |gets )(?:being )?(?:moved|swapped)\b))[^]*?\b(?:(?:wants?|asks?|asking|begs?) (?:\w+ )?to (?:go|move) (?:back|home)|(?<!\b(?:will|gonna|to|'ll|i'll|he'll|she'll) )miss(?:es|ing)? (?:the|his|her|their|our) old|we (?:have )?moved|since (?:we moved|the move|moving)|after (?:the move|we moved|moving)|moved (?:last|in|here|a)|homesick|(?:cries|crying|asks?|asking|sad) (?:for|about|after) (?:the|his|her|their|our) old (?:house|home|flat|room))\b/,
  },
  onlyWhenSaid: ['people', 'relatives', 'back', 'room'],
  tellsAlone: ['people', 'back', 'room'],
  roles: {
    // One of those who stay, by name where it has been told.
    pal: {
      fallback: { text: 'one of them' },
      cues: [
        {
          match: /\b(?:friends?|mates?|bestie|bff|pals?|cousins?|neighbou?rs?)\b/i,
          phrase: { text: 'one of them' },
        },
      ],
    },
    moves: {
      fallback: { text: 'moves to' },
      cues: [
        {
          match:
            /\b(?:(?:have|has|we've|just|recently|already|finally) (?:just |recently |already |finally )?moved\b|since (?:we moved|the move|moving)|we moved|moved (?:here|in|last|house|home|into)\b|after (?:the move|moving|we moved))/i,
          phrase: { text: 'has moved to' },
        },
        {
          match:
            /\b(?:(?:are|we're|will be|be|is) (?:\w+ )?moving\b|going to (?:move|be moving)|about to move|(?:will|have to|need to|plan to) move\b|moving (?:soon|next|in \w+)|the move is)/i,
          phrase: { text: 'is moving to' },
        },
      ],
    },
    home: {
      fallback: { text: 'a new home' },
      cues: [
        {
          match: /\b(?:new|another|different|bigger|smaller) house\b|\b(?:in)?to a (?:\w+ )?house\b/i,
          phrase: { text: 'a new house' },
        },
        {
          match: /\b(?:new|another|different|bigger|smaller) flat\b|\b(?:in)?to a (?:\w+ )?flat\b/i,
          phrase: { text: 'a new flat' },
        },
        {
          match: /\b(?:new|another|different|bigger|smaller) apartment\b|\b(?:in)?to an (?:\w+ )?apartment\b/i,
          phrase: { text: 'a new apartment' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Same Home, Other Wall', thread: 'room' },
      { text: 'Two Pins on a Map', thread: 'people' },
      { text: 'Room for One More', thread: 'relatives' },
      { text: 'The Old Home Is Still There', thread: 'back' },
      { text: 'In the Box, Out of the Box', thread: 'box' },
      { text: 'What Is in the Big Box?', thread: 'box' },
      { text: 'Hello, Big Room', thread: 'echo' },
      { text: 'The Room That Wants a Rug', thread: 'echo' },
      { text: 'Shhh, Goes the Water', thread: 'tap' },
      { text: 'One Tap and Then Another', thread: 'tap' },
      { text: 'Where Is the Light Switch?', thread: 'switch' },
      { text: 'A Hand Looks for the Light', thread: 'switch' },
      { text: '{name} Moves Home' },
      { text: 'Hello, New Home' },
      { text: 'A New Door for {name}' },
    ],
    older: [
      { text: 'My Door Has Moved', thread: 'room' },
      { text: 'Feet at the Old Door', thread: 'room' },
      { text: 'Two Pins and a Thread', thread: 'people' },
      { text: 'One More Hook', thread: 'relatives' },
      { text: 'Two Addresses in One Head', thread: 'back' },
      { text: 'The Old Home and the New', thread: 'back' },
      { text: 'Not Gone, Only in a Box', thread: 'box' },
      { text: 'What the Last Box Is For', thread: 'box' },
      { text: 'The Room With the Big Sound', thread: 'echo' },
      { text: 'It Needs More Coats', thread: 'echo' },
      { text: 'Where the Switch Was', thread: 'switch' },
      { text: 'What a Hand Remembers', thread: 'switch' },
      { text: 'What a Nose Reports', thread: 'smell' },
      { text: 'The Smell of Nothing at All', thread: 'smell' },
      { text: 'One Object at a Time', thread: 'keep' },
      { text: 'What Stays Without a Shelf', thread: 'keep' },
      { text: 'The Old Address', thread: 'address' },
      { text: 'Two Addresses, One {name}', thread: 'address' },
      { text: '{name} and the New Home' },
      { text: 'Moving In, Bit by Bit' },
    ],
  },
  benefits: [
    'Shows what a move is made of, and what stays as it was in between.',
    'Leaves room for missing the old home and for being curious about the new one.',
    'Gives {name} one small thing to decide and one sentence to think among the boxes.',
  ],
  talk: {
    young: [
      'What is different in the new home in the story?',
      'How does an empty room feel?',
      'Shall we choose a spot for one toy together?',
    ],
    older: [
      'What takes longer to move than the furniture in this story?',
      'Which word went into the blank, and is it the same in the morning and in the evening?',
      'Shall we each name one thing that we miss and one thing that we like?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['teddy', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<box> {Name} {moves} {home}. Here is a big box. In goes a cup. In goes a sock. Shut goes the box.
      D<box> Things from home go in a box. {Name has} things too. In, in, in! The box goes to the new home. Out, out, out!
      D<echo> A new home has bare rooms at first. {Name} may call hello. Hello! It sounds big there. Hello, hello!
      D<echo> {Name} {moves} {home}. A room may have no bed yet. It may have no rug. So a hello sounds big. Hello!
      D<tap> There is a tap in each home. {Name knows} one tap. Shhh, goes the water. The new tap looks different. Shhh, it goes too.
      D<back> {Name has} a new home. Where is the old one? It is still there. It has a door and a roof. Hello, old home!
      D<back> Here is the new home. {Name} may look for the old door. It is not here. It is at the old home.
      P Moving is work. Grown-ups carry and carry. They may lose a spoon.
      P Some children like the new room. Some like the old room. Both are okay.
      P A cat may hide in a new home. Then it comes out.
      P Grown-ups look for things too. Where is the spoon? It is in a pot.
      P<back> Grown-ups go the wrong way too. Then they laugh.
      P<back> Cats look for an old home as well.
      Q In a new home, {Name} may feel ____.
      Q When home is new, {Name} may feel ____.
      Q In a new room, {Name} may feel ____.
      Q<back> In the new home, {Name} may feel ____.
      Q<back> Thinking of home, {Name} may feel ____.
      H {helper} can show {him} each room.
      H {helper} can hold {his} hand.
      H {helper} can make the bed first.
      H<helper> {helper} can sing in each room.
      H<adult> {helper} can try {adult}.
      H<back> {helper} can find a photo.
      H<back> {helper} can do bedtime as before.
      T {he} can wave to each room.
      T {he} can pick a spot for a toy.
      T {he} can look out of the window.
      T<comforter> {he} can carry {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      T<back> {he} can wave to the old home.
      T<back> {he} can put one toy by the bed.
      C<box> {he} can say, "In the box, and out."
      C<box> {he} can say, "In, in, in, and out."
      C<echo> {he} can say, "Hello, big room."
      C<echo> {he} can say, "Hello, hello, bed."
      C<tap> {he} can say, "Shhh, hello, tap."
      C<topic> {he} can say, "Hello, {topic}."
      C<back> {he} can say, "Hello, old. Hello, new home."
      A<box> Out, out, out! Now the box is empty. The things are here. {Name is} here too. Hello, new home.
      A<box> The box is open. Out, out, out! One thing, and one more. That is how a home gets full.
      A<echo> In comes a bed. In comes a rug. Now the hello is small. It is a home. Hello, {Name}.
      A<tap> Shhh, goes the new tap. The water is wet. The hands get clean. It is a home. Bye-bye, water.
      A<back> The old home is there. The new home is here. {Name} sleeps here. Good night, both.
      A<back> Here is a bed. It came along from home. It is old, in the new home. Good night, bed.
    `),
    '4-5': script(`
      D<box> {Name} {moves} {home}. Toys and cups cannot walk. So they go into a box, one by one. The box gets a word on it, like "kitchen". It goes out at one door and in at another.
      D<box> When people move home, they need a lot of boxes. Some of {his} things go into one of them. It is dark in there, and nothing gets out. The box is shut with tape. It is opened again in the new room.
      D<echo> {Name} {moves} {home}. A room there may be empty at first. A word sounds big in it. Even a small cough sounds big. That is because there is no bed and no rug yet.
      D<echo> A new home can be loud. {Name} may hear that in a room with nothing in it. Hello sounds bigger, and so do shoes. Hard walls send the sound back. A bed or a rug makes it stop.
      D<switch> At home, {his} hand knows where the light switch is. In a new home, the switch may be on another wall. The hand goes to the old place and finds just wall. It looks a bit funny. Hands need some days to learn.
      D<back> The old home did not go away. It is still in its street, with its door and its tree. {Name} lives in another home now and may want to go back. Feet still know the old stairs. They have not met these ones for long.
      D<back> Going back is what {Name} may want most. The old home had a smell and a spot for each thing. Here the bath is in the wrong place. New homes are like new shoes. They need some days on the feet.
      P Grown-ups lose things too when they move. Someone may stir the tea with a fork. It still works.
      P Some children run through all the rooms. Some children stay close to one grown-up. It is the same move for both.
      P Cats often hide in a new home. They look at it from under a bed. After some days they sit in the sun.
      P New neighbours hear bumps and steps. They wonder who it is. Most of them just say hello.
      P<back> Grown-ups miss the old home too. They look for a cup and find a wall.
      P<back> There may be new people in the old home now. They look for the light switch as well.
      Q In the first days, {Name} may feel ____.
      Q In a new room, {Name} may feel ____.
      Q Thinking of the old home, {Name} may feel ____.
      Q<back> In bed in the new home, {Name} may feel ____.
      Q<back> When people talk of the old home, {Name} may feel ____.
      H {helper} can walk through each room with {Name}. ~ It helps to know the way to the toilet.
      H {helper} can make the bed first. ~ Then there is one soft place.
      H {helper} can put up a picture of the old home. ~ It is good to see it.
      H<helper> {helper} can read a book in the new room. ~ The book is the same as before.
      H<adult> {helper} can keep some time for {adult}. ~ Some things can stay the same.
      H<back> {helper} can look at photos of the old home. ~ It is good to talk about it.
      H<back> {helper} can do the same things at bedtime as before. ~ Those came along.
      T {he} can choose a spot for one toy.
      T {he} can ask which box is opened first.
      T {he} can say hello to each room.
      T<comforter> {he} can carry {comforter} to bed first.
      T<comforter> {he} can show {comforter} the new room.
      T<quiet> {he} can sit in a corner and spend some time {quiet}.
      T<doing> {he} can try {doing} in the new room.
      T<back> {he} can draw the old home from memory.
      T<back> {he} can say what is missed most.
      C<box> {he} can say, "It went in, so it comes out."
      C<box> {he} can think, "My things are in the box."
      C<echo> {he} can say, "Hello, room, I will bring a rug."
      C<echo> {he} can think, "A bed will make it small."
      C<switch> {he} can say, "Other wall, hand."
      C<topic> {he} can sit on the floor and think about {topic}.
      C<back> {he} can think, "The old one is there, and I am here."
      C<back> {he} can say, "I miss the tree."
      A<box> Rip goes the tape, and the box is open. The things in it are just the same. They only need a new shelf. That is how a new home starts.
      A<box> First one box is empty, and then one more. Each thing finds a place. Some of the places are funny at first. Bit by bit, it is a home.
      A<echo> In comes a bed, and in comes a rug. Now a hello is only a hello. The room is full of soft things. It is a home with {Name} in it.
      A<echo> A bed helps, and so does a coat. With each new thing, the room gets less loud. Then nobody hears it any more. That is how a room turns into a home.
      A<switch> One day the hand finds the right wall. Click, and there is light. Nobody thought about it. That is a hand that knows its home.
      A<back> The drawing hangs on a new wall now. It has a door, a tree and smoke. It is okay to miss a home and to sleep in another. Some day feet will know these stairs too.
      A<back> In the evening it smells of supper here. That is a start for a home. The tree stands where it was, in the old street. Trees are good at staying.
      D<relatives> {Name} moves into a home where other people live. They are family or friends. The coats there have hooks, and one hook gets free. It gets a bit full in the hall. A full home can be loud, and it can be fun.
      C<relatives> {he} can say, "Which hook is mine?"
      A<relatives> A coat hangs on the hook now. The home has more feet in it, and more socks. Bit by bit, all of them learn who likes which cup.
      D<people> A move takes things to another home, and {Name} too. Things can go in a box, but people cannot. Some people stay where they are. It is hard to go when they do not come along. On a map there can be two pins, here and there.
      C<people> {he} can think, "One pin for me, and one for you."
      A<people> The map hangs in the new home, with two pins in it. A call goes from one to the other. It is okay to miss people for a long time. They stay the same people.
      P<people> The ones who are far off miss people too. They look at a photo and say, "Look at that face."
      P<people> Grown-ups miss people as well. Some of them cook what was eaten there.
      Q<people> Thinking of the ones far off, {Name} may feel ____.
      H<people> {helper} can plan a call for one day.
      H<people> {helper} can hang up a photo by the bed.
      T<people> {he} can draw something for {pal}.
      T<people> {he} can show {pal} the new home in a call.
      D<room> A bed can move to another room. {Name} moves along, and the home stays the same. The window is on another side. At night the steps in the hall sound new. It may feel like somebody else's room at first.
      P<room> Grown-ups look at beds and walls and think, "It fits." They may not know how it feels at night.
      P<room> A cat walks round a new room along the walls. Then it lies down in the middle.
      Q<room> In the other room, {Name} may feel ____.
      H<room> {helper} can sit in the new room for a bit.
      H<room> {helper} can let the old room be looked at.
      T<room> {he} can say where the bed and the lamp go.
      T<room> {he} can show the new room to a soft toy.
      C<room> {he} can say, "Same bed, same home, other wall."
      A<room> The bed has found its wall. It is the same home, with the same breakfast in it. The old room can be missed, and that is fine. Each night the new one knows a bit more.
    `),
    '6-7': script(`
      D<box> {Name} {moves} {home}. In a move, every spoon and sock gets picked up by somebody. Things go into boxes, and each box gets a word on its side. At the end people hurry. Then a box that says "kitchen" may hold one glove.
      D<box> A whole home can fit into boxes, which is odd to see. Some of {his} things go in as well. A box gets shut, carried and opened. In between, nobody sees the inside. The things in it are not gone. They are in the dark for a while, next to some socks.
      D<switch> A hand can find a light switch without any help from the eyes. {his} hand learned that at home, day after day. In a new home it goes to the old place and finds a wall. The same thing can happen with doors and drawers. A body learns a home slowly, one switch at a time.
      D<switch> At home, people do many things without looking. {Name} may not even think about the light switch. In a new home it is somewhere else. For days the hand still goes to the old place. That is because a hand knows best what it has done many times.
      D<echo> {Name} {moves} {home}. Before the furniture is in, a room sounds odd. A voice seems bigger there, and steps are loud. Bare walls send sound back into the room. Beds, curtains and coats soak it up. So a full room is a quiet room.
      D<back> A home that somebody has left goes on standing there. {Name} can see every corner of it with both eyes shut. That makes it hard to believe that it is over. In the new home, hands still look for the switch on the wrong side. A body moves later than the boxes do.
      D<back> "Can we go back?" is a question many children ask after a move. {Name} may ask it too, and more than once. It does not mean that the new home is bad. It means that the old one was good. Both can be true in one week.
      P Moving makes grown-ups busy and forgetful. They may put the keys in the fridge. If they sound cross, it is mostly about boxes.
      P Friends may not know what to say about a move. Some say nothing and wait. Some want to see everything, even the bath.
      P New neighbours hear furniture on the floor. They wonder who has come. Most of them were new there once, too.
      P Some people unpack everything on the first day. Others live with boxes for weeks. Both of them have a home.
      P<helper> {helper may} miss the old place too. It comes at odd times, like when a cup is missing. People can miss one home and like another.
      P<back> Grown-ups who moved on purpose get homesick as well. They do not say so, because they chose it.
      P<back> The friends in the old street look at the old door. For them somebody is missing, too.
      Q In the first days, {Name} may feel ____. It can be a new word each morning.
      Q Waking up in a new room, {Name} may feel ____. It can be two things at once.
      Q Thinking of the old home, {Name} may feel ____. All words fit there, even long ones.
      Q<back> In the new room, {Name} may feel ____. The word may change in a month.
      Q<back> Thinking of the old door, {Name} may feel ____.
      H {helper} can make the bed before anything else. ~ A known pillow helps in a new room.
      H {helper} can walk from the bed to the toilet with {Name}. ~ After some walks the feet know the way.
      H {helper} can show on paper what happens on which day. ~ A plan makes a big week easier to see.
      H<helper> {helper} can look at photos of the old rooms with {Name}. ~ It is good to have them.
      H<adult> {helper} can keep some time for {adult}, even among boxes. ~ A habit can move along with a family.
      H<back> {helper} can listen to what is missed, without praising the new home. ~ Missing needs no answer.
      H<back> {helper} can help to write to somebody in the old street. ~ It is good to hear from there.
      T {he} can choose where one picture hangs. ~ A wall with one picture is a different wall.
      T {he} can ask which box gets opened first. ~ Then the day has a beginning.
      T {he} can draw the new room with the bed in three places. ~ A bed is light on paper.
      T<comforter> {he} can carry {comforter} by hand. ~ Then nobody needs to look for it.
      T<quiet> {he} can find a corner and spend some time {quiet}. ~ It works in an empty room as well.
      T<doing> {he} can try {doing} in the new room. ~ What helped before can help there.
      T<back> {he} can make a map of the old home, with everything in it. ~ Then it is kept on paper.
      T<back> {he} can find one thing here that the old home did not have. ~ It may be a good hiding place.
      C<box> {he} can think, "Not gone, only in a box."
      C<box> When something is missing, {he} can think, "Some box has it."
      C<switch> {he} can think, "My hand is still learning."
      C<switch> At the door, {he} can say, "Old place, new place, light."
      C<echo> {he} can think, "This room needs more coats."
      C<topic> Between the boxes, {he} can think about {topic}.
      C<back> {he} can think, "I know two homes by now."
      C<back> {he} can say, "I miss it, and I live here."
      A<box> Box by box, things come out and get a new place. The last empty box makes a good den. What {Name remembers} of the old home needs no box. It comes along like that.
      A<box> After some weeks the shelves are full and the boxes are gone. A few things turn up that nobody had missed. The new home has them now. It has {Name} too, and a new place for every sock.
      A<switch> On some ordinary day the hand goes to the right wall. The light comes on, and nobody was thinking about it. That is one way to tell that a home is not so new.
      A<switch> Each day the hand gets it right a little more. The old place is not forgotten, because there is room for two. One home was learned before. This one can be learned too.
      A<echo> With every chair and coat, the rooms sound smaller. At some point no one hears it any more. By then the home is full of ordinary noise. Some of that is made by {Name}.
      A<back> On paper, the old home has all its doors. It can be visited there in the evening. In the new one, a hand finds the switch at the first try. That is how a home begins.
      A<back> Some weeks are long after a move. Then there is a day on which nobody asked about going back. The old home is not forgotten by that. It has got a place in a head where no one can move it.
      D<relatives> In some moves a family gets a home all to itself. In others it moves in with people it knows. {Name} moves like that, and the hall there gets one more coat. Grown-ups decide about it, and money may be one of the reasons. No child is.
      C<relatives> {he} can ask, "Where can my things be?"
      A<relatives> In a full home there is a queue for the bathroom. There is also somebody who knows another way to cook an egg. One hook in the hall has a new coat on it. That one belongs to {Name}.
      D<people> In a move, nearly everything can be packed, and the people who stay cannot. {Name} may have a list of them in {his} head. They know things that nobody in the new home knows yet. A map with two pins can show where they are. Between the pins goes a thread.
      P<people> The ones who stay have a gap as well. They go past the old door and nobody comes out. So both sides miss somebody.
      C<people> {he} can think, "Two pins, and a thread in between."
      A<people> The thread on the map is as long as a hand. In the new home it hangs by the bed. Voices can go along it, and so can drawings and visits. Missing somebody is hard, and it shows that there is somebody.
      P<people> Grown-ups miss people too after a move. Some cook the old meals, and some get quiet in the evening.
      Q<people> Thinking of the people on that list, {Name} may feel ____. It may be two words at once.
      Q<people> On a day when they would all be together, {Name} may feel ____.
      H<people> {helper} can put a call in the calendar. ~ A fixed day is easier than "some time".
      H<people> {helper} can cook a meal from the old place. ~ It smells the same in a new kitchen.
      T<people> {he} can keep a list of things to tell them. ~ Then the call has plenty in it.
      T<people> {he} can send {pal} something small that fits in an envelope. ~ Paper can be held.
      D<room> The home is the same, and a bed has moved. {Name} sleeps in another room now. The light comes from another side, and the door is on the left. A hand may reach for the lamp where it is not. The old room is still there, with something else in it.
      P<room> Grown-ups plan rooms with a pencil. What a room has been to somebody is not on the paper.
      P<room> Feet are slow to learn it. They may walk to the old door for a week.
      Q<room> Going past the old door, {Name} may feel ____. It may be two words.
      H<room> {helper} can ask what the old room had, and bring it.
      H<room> {helper} can stay for one song in the new room.
      T<room> {he} can draw a plan and say what goes where.
      T<room> {he} can say goodbye to the old room, out loud or not.
      C<room> {he} can think, "The home is the same. Just my door has moved."
      A<room> The hand has found the lamp, and the lamp has stayed there. In the new room there are some things from the old one. It is all right to miss a room in one's own home. The kitchen is as far away as before, or a bit further.
    `),
    '8-10': script(`
      D<smell> Every home has a smell, and the people who live there cannot smell it. A nose stops reporting what is there all day. {Name} {moves} {home}, and for a while that nose has news. Paint, cupboards and other people's soap may all be noticed at once. It is neither a bad smell nor a good one, only unknown. A new school, if there is one, has its own smell of paint and lunch.
      D<smell> The first thing to notice at a friend's door may be a smell. Every home has its own, made of cooking, soap, wood and people. {Name has} one too, and cannot smell it, because a nose stops paying attention to what stays the same. In a new home the nose starts again from the beginning. That is why a perfectly clean room can smell strange on the first evening.
      D<switch> Hands have habits of their own. For some weeks after a move, one may reach for the light switch where the old switch was. {Name} may catch a hand patting an empty wall. This kind of knowledge is not stored in words, so telling the hand does not help. It learned the old place by doing, and it learns the new one in the same way.
      D<switch> Most people can find the light switch at home with their eyes shut. {Name} may know that from practice. Nobody gives lessons in that, because it comes from doing one thing a few thousand times. In a new home it is no use. The hand goes up to the old place and meets a wall, or somebody's coat. It may do the same tomorrow, since habits learn slowly.
      D<echo> An empty room sounds wrong. {Name} may notice it in a new home, or in an old one when the furniture is out. Sound bounces off bare walls and hard floors, so every word lasts a little longer than usual. Sofas, curtains, books and coats soak it up. A full room is quiet for the same reason that a street is quiet after snow.
      D<back> The removal van takes one day, and the rest of a move takes most of a year. {Name} has a new home with a new smell, and a head that still lives at the old address. At night the feet go to a bathroom that is somewhere else. Wanting to go back is not being ungrateful. It is what happens when the furniture arrives before the person does.
      D<back> There is an old home that {Name} has left, light switches and all. A hand could still find them in the dark. Psychologists say that places are stored with great care, since people needed to find their way back to them. So it takes a long time until the new one is stored as well. Until then there are comparisons, and the old home wins them all.
      P Adults make moving look like a matter of lists. Underneath, many of them are tired, and a little homesick too. Someone who shouts about sticky tape is rarely angry about sticky tape.
      P Friends can be quiet about a move, because they do not know what to say. They may wonder if anything will change between them. A photo of something ordinary, such as the new bathroom, is a good start.
      P Neighbours see more of a move than people think. They have watched the sofa go in sideways. Most of them are curious, and they wonder who will say hello first.
      P People who moved as children tell it in different ways. Some remember every empty room. Others only remember eating chips on the floor.
      P<helper> {helper may} be thinking of the old place too, perhaps while looking for the scissors. Missing one home and looking forward to another can happen in one afternoon.
      P<back> Adults tend to list the advantages: the garden, the bigger kitchen. They are talking partly to themselves. Somebody who has just left the best tree in the street does not want a kitchen.
      P<back> The people in the old home are busy finding out which stair creaks. They have no idea what happened in which room. Only the ones who left know that.
      Q Thinking of the old home, {Name} might feel ____. The word may change from week to week.
      Q Waking up in a new room, {Name} might notice ____. It may take a second to remember where the door is.
      Q Among all the boxes, {Name} may feel ____. More than one thing can be true.
      Q<back> Coming back from school to the new home, {Name} might feel ____.
      Q<back> At the thought of the old one, {Name} might notice ____. It is often in the throat.
      H {helper} can leave some decisions to {Name}, such as which wall gets the bed. ~ A room is easier to like for someone who had a say in it.
      H {helper} can walk around the new streets with {Name} on a free day. ~ A street seems shorter once it is known.
      H {helper} can fix a time for a call with friends. ~ Nobody needs to remember a call that has a time.
      H<helper> {helper} can name one thing about the old home that is worth missing. ~ Then other people can say theirs.
      H<adult> {helper} can keep up {adult} while everything else is in boxes. ~ Habits are light to carry.
      H<back> {helper} can let it be missed, without pointing out the garden. ~ A thing that may be missed gets easier to carry.
      H<back> {helper} can keep two or three habits exactly as they were. ~ Sunday pancakes do not mind the address.
      T {he} can choose which box is opened first. ~ It need not be the most useful one.
      T {he} can draw a plan of the new room with the bed in three different places. ~ Pencil furniture is easy to lift.
      T {he} can write down ten small things about the old home, such as the sound of a door. ~ Small things are the first to be forgotten.
      T<comforter> {he} can find a place for {comforter} before anything else. ~ One known thing makes a difference to a room.
      T<quiet> {he} can clear one corner and spend an hour {quiet}. ~ Nobody needs a finished room for that.
      T<activity> {he} can ask where there is a place nearby for {activity}. ~ Some things are the same at any address.
      T<doing> {he} can try {doing} on a strange evening. ~ What worked in one home can work in another.
      T<back> {he} can write down ten things about the old home before they fade. ~ It is a short book, and nobody else could write it.
      T<back> {he} can invite one person from there, or call at a fixed time. ~ Places are mostly people.
      C<smell> At the door, {he} can think, "My nose has not moved in yet."
      C<smell> {he} can think, "First it smells of other people's soap, and later of us."
      C<switch> With one hand on the wall, {he} can think, "That was the other home."
      C<switch> {he} can think, "My head knows, and my hand is on its way."
      C<echo> In the middle of a room, {he} can say, "This one needs more coats."
      C<topic> Sitting on a box, {he} can think about {topic} in every detail.
      C<back> {he} can think, "The van was quick. I take longer."
      C<back> {he} can think, "I can miss one and live in the other."
      A<smell> One evening somebody comes in from outside and notices nothing at all. That is the nose, moving in at last. Visitors will smell the new home for years. The old one can still come back for a second, with a certain soup or a certain soap.
      A<smell> After some weeks a new home smells of nothing. It is the same kind of nothing that the old one smelled of. Somewhere in {his} memory the old smell is kept, with the sound of the door and the morning light. It needs no shelf.
      A<switch> Then one day the light comes on, and nobody has thought about it. The hand has moved in, a little later than the furniture. Its old habit was not wrong. It was only made for another home, and {Name had} it for good reasons.
      A<switch> Little by little, the patting gets shorter. After some weeks the hand goes straight to the new place, except perhaps on tired evenings. A home is made of a thousand such small habits. {Name picks} up new ones every day, without trying.
      A<echo> With each box that is unpacked, the rooms sound a little less like a swimming pool. The echo leaves without a date, and nobody sees it go. By then it is an ordinary home, full of coats. In one of the rooms, somebody asks who left the light on.
      A<back> One day a foot finds the third stair in the dark, without a thought. It is a small thing, and it means that the new home has been stored. The old one stays where it was, light switches and all. That is a key nobody hands in.
      A<back> Missing it will come and go, and it will be strongest on rainy Sundays. It says that there was something to miss. The tree is still in its street, with somebody else in it. The new home has a window, and from there something else can be seen.
      D<relatives> Moving in with people is different from moving into an empty home. The cups have their places there, and so have the people. {Name} is about to be one more in the queue for the bathroom. Adults decide such a thing for reasons of their own, and money is often among them. None of the reasons is a child.
      C<relatives> {he} can think, "One shelf and one hook, to begin with."
      A<relatives> The first week in a full home is made of questions, such as who sits where. After that most of it is known. A shelf, a hook and an hour alone can be asked for. People who make room for others would rather be asked than have somebody guess.
      D<people> The hardest part of a move is not in any of the boxes. For {Name} it is the people who do not come along. They are the ones who know the old jokes and need no explanations. On a map, that is two pins with a thread between them. It looks like a small distance and does not feel like one.
      P<people> Those who stay often think that the other one has all the excitement. Those who go often think that the others still have everything. Both are missing the same thing.
      C<people> {he} can think, "Two pins. The thread is as strong as we make it."
      A<people> The map can hang on a wall of the new home. Some threads hold for years with very little use, and others need a call each Sunday. It is fair to be sad about a move, even to a nice place. What people have shared does not get left behind on the kerb.
      P<people> People who have left a place often say that it comes in waves. A song or a kind of bread is enough. It gets rarer for most, and it does not need to stop.
      Q<people> When somebody says one of those names, {Name} might feel ____. Glad and sad may come together.
      Q<people> On a day when they would all be together, {Name} might notice ____.
      H<people> {helper} can fix a day for calls and keep to it. ~ What has a day does not get forgotten.
      H<people> {helper} can talk about the people who stay without changing the subject. ~ Missing somebody does not get bigger by being said.
      T<people> {he} can collect small things to tell, and not only big news. ~ Small things are what gets lost first.
      T<people> {he} can agree with {pal} on something to keep, such as a game or a secret word. ~ It takes up little room.
      D<room> Nobody has moved out, and still something has moved. {Name} has another room in the same home. The ceiling is a different one to look at, and the sounds at night come from other pipes. On the way to bed, feet may turn off at the old door. What was behind that door was more than a bed, and now somebody else has it.
      P<room> A plan of a home shows beds, doors and who gets what. It does not show who cried, read or was ill in which corner. So the people with the plan can be surprised.
      P<room> Whoever has the old room now did not ask for it. Babies, for one, have no opinion on wallpaper.
      Q<room> Passing the old door, {Name} might feel ____. It may be less, or more, than expected.
      H<room> {helper} can listen to what was good about the old room, and leave out the new one.
      H<room> {helper} can put some of it back: a shelf, a lamp, a smell.
      T<room> {he} can keep one thing exactly as it was, such as what hangs over the bed.
      T<room> {he} can decide on one thing in the new room that nobody else decides.
      C<room> {he} can think, "Same home, new door, my shelf."
      A<room> After some weeks feet go past the old door without asking. The new room has a crack in the ceiling that looks like something. It is possible to like it and to miss the other one, in the same home, on the same night. Over the bed it looks just as before.
    `),
    '11+': script(`
      D<keep> A move asks the same question about every object in a home, which is whether it is coming along. {Name} {moves} {home}, and that means several hundred such decisions. Most are easy. A cracked mug can take longer than a wardrobe, because many things are not kept for what they do. They are kept for what happened while they were around.
      D<keep> Most homes contain one drawer that nobody can explain. When people move, such a drawer is emptied at last. In {his} case it may hold old tickets, half a model and a charger for something unknown. Deciding what to keep takes longer than lifting furniture, because each object comes with something that happened. Nobody can carry everything, and nobody remembers everything either.
      D<smell> Noses are easily bored. After some minutes they stop reporting any smell that stays the same, which is why people cannot smell their own homes. {Name} {moves} {home}, and for some weeks a nose has plenty to report. There is other people's cooking, an unknown cupboard, a trace of paint. A place can be perfectly good and still smell like a visit.
      D<smell> Other people's homes smell of something, and one's own does not. That is an illusion, because every home smells, and the one that {Name knows} best does as well. The brain turns down whatever it meets every day. In a new place it starts from the beginning, so the first evenings may smell of dust, detergent and strangers. This is not a judgement about the place. It is simply how a nose works.
      D<address> After a move, {Name} may catch one hand writing the old address on a form. Many people do it, some of them for months. An address that was used a thousand times has become a habit, and habits are kept in a different part of memory from news. The head knows perfectly well that home is somewhere else. The hand and the feet are told later.
      P Adults usually have reasons for a move, and they may repeat them like a sales talk. Often it is themselves that they are trying to convince. It is possible to be sure of a decision and sorry about the kitchen at the same time.
      P Friends may take a move harder than they show. Some write every day and some go silent, and the silent ones are not necessarily indifferent. They may be waiting to see who writes first.
      P People in a new place have their routines and their usual seats. For them nothing has changed, so it may not occur to them that somebody needs directions. Most would be mildly pleased to be asked.
      P Relatives tend to ask whether everything is unpacked. It means roughly "How is it going?", and nobody is waiting for the number of boxes. A true answer of one sentence is usually welcome.
      P<helper> {helper may} be counting boxes and thinking about something else entirely, such as how all this looks from {his} side. People who plan a move answer a hundred questions a day. Hardly any of those are interesting.
      Q In a room full of boxes, {Name} might feel ____. Curious and furious are both possible before lunch.
      Q On the first evening with nothing left to carry, {Name} might notice ____. Feelings are sometimes late, because there was no time for them before.
      Q Thinking of the old street, {Name} may feel ____. It need not be one word, and it need not be the same one every day.
      H {helper} can hand over whole decisions, such as the colour of a wall, and not only the small ones. ~ Being asked is different from being informed.
      H {helper} can say honestly what is settled and what is still open. ~ Half a plan is easier to live with when people know which half it is.
      H {helper} can set a date for a visit or a long call with someone from before. ~ A date does more than a good intention.
      H<helper> {helper} can admit to missing something about the old place. ~ It makes it easier for others to say the same.
      H<adult> {helper} can keep up {adult} through the chaos. ~ Small habits survive a move better than house plants do.
      T {he} can write to one person from before and describe one ordinary thing. ~ Ordinary news keeps a friendship in use.
      T {he} can find three useful places on foot, such as a bakery, a bench and a bus stop. ~ Three known points make a neighbourhood smaller.
      T {he} can finish one corner of a room before the rest of it. ~ One finished corner changes the look of the chaos.
      T<comforter> {he} can unpack {comforter} first, whatever the list says. ~ Nobody checks the order.
      T<quiet> {he} can close a door and spend an hour {quiet}. ~ An hour like that makes a room belong to somebody.
      T<activity> {he} can find out where people nearby meet for {activity}. ~ Doing something is an easier way to meet people than talking about it.
      T<doing> {he} can try {doing} when everything is strange at once. ~ What worked at one address tends to work at the next.
      C<keep> With one thing in each hand, {he} can think, "I can let go of the thing and keep what happened."
      C<keep> When the box is full, {he} can think, "What is left behind still happened."
      C<smell> In the hall, {he} can think, "It smells like a visit, and my nose has not moved in."
      C<smell> {he} can think, "One day I will smell nothing here, and that will be home."
      C<address> With a line crossed out on the form, {he} can think, "My hand has not heard the news yet."
      C<topic> Between two boxes, {he} can think about {topic} in as much detail as possible.
      A<keep> Some things turn out to be worth carrying, and some boxes stay shut for years. Both are normal in a home. What happened in the old place is not stored inside the objects, although it can seem that way. {Name keeps} it without needing a shelf.
      A<keep> In a year or so there will be a drawer that nobody can explain. It is one of the surest signs of a home. The old one goes on in sentences that begin with "remember when", and everybody keeps a different part of it. {Name} will be needed for those.
      A<smell> One day {Name comes} in and notices nothing, and nobody mentions it, because there is nothing to mention. It is a nose's plain way of saying that this is home. The old place stays in memory. A certain soup or a certain stairwell can bring it back whole for two seconds.
      A<smell> Getting used to a place is not disloyal to the one before. It is simply what senses do, with or without permission. After some weeks a new home smells of nothing to the people in it, and only visitors know better. Until then, an open window is a reasonable answer.
      A<address> One day the new address gets written without a pause, and nobody makes a note of the date. The old one stays in memory, where it can turn up for years at the sight of a form. Each of them was home in its time. What the two addresses have in common is {Name}.
      D<relatives> A home that belongs to other people comes with rules nobody has mentioned. {Name} is moving into one, with all that fits into the car. The reasons are for adults to sort out, and money tends to be near the top of the list. None of them is a fault of anyone under eighteen. The practical questions can be asked at once, beginning with a door that closes.
      C<relatives> {he} can think, "A hook, a shelf and a door, in that order."
      A<relatives> The people in that home are giving up something as well, probably the quiet half hour in the bathroom. It helps when both sides say what they need before they are annoyed. For some families such a home is a stop on the way, and for others it lasts. Either way, there is a coat on one more hook.
      D<people> Removal firms insure everything in a move except what matters. {Name} knows who that is: the people who make a place worth living in. Adults point out that there are calls and flights. Both are true, and neither replaces somebody who can come round in ten minutes without a reason. A map with two pins is an honest picture of it, because it shows the distance as well.
      P<people> Those left behind keep the places and lose a person. Those who go lose the places as well. Comparing the two is a sport with no winners, and it can be skipped.
      C<people> {he} can think, "Two pins, one thread, no pretending."
      A<people> In the new home there is a map with two pins, somewhere between the light switch and the window. Some ties turn out to be made of place, and some of people, and it takes about a year to find out which. The second kind survives bad connections. A first visit in either direction is worth a date in the calendar.
      P<people> There is a word in many languages for missing a place and its people at once. Having a word for it suggests that it is common. It comes in waves, and bread or a song may set it off.
      Q<people> Thinking of them on an ordinary evening, {Name} might feel ____. It may be more than one thing.
      Q<people> When people there make plans for a Saturday, {Name} might notice ____.
      H<people> {helper} can fix a regular time for calls and leave the room. ~ Regularity beats length.
      H<people> {helper} can admit to missing people too. ~ It makes for better company than encouragement does.
      T<people> {he} can send the dull news as well as the good. ~ Dull news is what people who live next door have.
      T<people> {he} can agree with {pal} on something that goes on: a series, a game, a running joke. ~ It needs no luggage.
    `),
  },
};

/**
 * Moving to another home. Whether the move is ahead or done is said only when the parent said it (role `moves`); all
 * other sentences, offers among them, hold before the move and after it.
 */
export const movingHouse: Frame = withScenes(
  own,
  leavesTheBedroom,
  removalVan,
  movedTooOften,
  petThatMovesToo,
  notKnownYet,
  languageOfTheNewHome,
  roomForTwoAfterTheMove,
  firstNightsAfterTheMove,
  angryAboutTheMove,
);
