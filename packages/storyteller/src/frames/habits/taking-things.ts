import { walkedBack } from './walked-back.ts';
import { script, type Frame } from '../../frame.ts';
import { borrowedAndNotAsked } from './borrowed-and-not-asked.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';
import { moneyForAGame } from './money-for-a-game.ts';
import { boughtInAGame } from './bought-in-a-game.ts';

/** What somebody else took from the child. */
const TAKEN_FROM_THE_CHILD = String.raw`\b(?:some(?:one|body)|another \w+|an? (?:boy|girl|child|kid|classmate|friend)|others|other kids|kids|classmates|(?:his|her|their) (?:big |little |older |younger )?(?:brother|sister|cousin|friend|classmate)s?)(?: (?:at|in|on|from|who|keeps|always|the|his|her|nursery|school|class|playgroup|park|preschool|sometimes|often|of|older|bigger))* (?:keeps? |has |have |is |are |always )*(?:tak(?:e|es|ing|en)|took|stole|stolen|steals?|stealing|nick\w*|pinch\w*) (?:all )?(?:his|her|their|hers|theirs|things from)\b|\b(?:his|her|their) (?:\w+ ){1,2}(?:was|were|got|gets|keeps? getting|has been|have been) (?:stolen|taken|nicked|pinched)\b`;
/** Something to eat that was taken at home: it does not go back, and no pocket holds it. */
const EATEN = String.raw`^(?![^]*(?:${TAKEN_FROM_THE_CHILD}))(?![^]*\b(?:shops?|stores?|supermarkets?|market|school|class\w*|nursery|friend|lunch ?box\w*|sister'?s|brother'?s|other (?:kids|children)|money|purse|wallet|coins?)\b)[^]*?\b(?:sneak\w*|raid\w*|hid(?:es|ing|den)?|tak(?:es?|ing|en)|took|steal\w*|stole\w*|nick\w*|pinch\w*|swip\w*|help\w*)\b(?: [\w']+){0,6} (?:food|biscuits?|cookies?|lollies|lolly|easter eggs?|yogh?urts?|crackers|choc\w*|sweets|treats|snacks?|crisps|cakes?|ice cream|fridge|cupboard|pantry|larder|wrappers)\b`;
/** Food that belongs to another child, at school or at nursery. */
const LUNCH = String.raw`\b(?:tak(?:e|es|ing|en)|took|steal\w*|stole\w*|nick\w*|pinch\w*|swip\w*|snatch\w*|grabs?|grabbing|eat(?:s|ing)?|ate|help\w* (?:him|her|them)sel(?:f|ves) to)\b[^.!?]{0,40}\b(?:(?:(?:other|another) (?:kid|child|boy|girl|people|person|pupil)\w*|(?:his|her|their) (?:friend|classmate)\w*|(?:some(?:one|body)|every(?:one|body)) else)['’]?s?['’]?)(?= [^.!?]{0,12}\b(?:food|snacks?|lunch\w*|crisps|biscuits?|sandwich\w*|sweets|treats?|fruit|plates?)\b)|\b(?:food|snacks?|lunch\w*|crisps|biscuits?|sandwich\w*|sweets|treats?) (?:from|off|out of) (?:(?:the )?other|another|(?:his|her|their) (?:friend|classmate)|some(?:one|body) else|lunch ?boxes)`;
/** Money that went out of a card through a game. */
const SPENT = String.raw`\b(?:spen[dt]\w*|bought|buy\w*|us(?:es|ed|ing)|charg\w*|purchas\w*)\b[^.]{0,60}\b(?:robux|v-?bucks|gems|skins|in-?app|app store|in[ -]game|games?|roblox|fortnite|fifa|tablet|ipad|online|(?:credit|bank|debit) card|(?:my|mum'?s|dad'?s|his dad'?s|her mum'?s|our) card)\b`;
const ofNoneOfThese = (words: string): string =>
  saidUnless(words, `${TAKEN_FROM_THE_CHILD}|${SPENT}|${LUNCH}`, EATEN.slice(1));
const IN_SHOPS = String.raw`shops?|stores?|shoplift\w*|supermarket|sweets?|cand(?:y|ies)|toys?(?![^]*\bhome from\b)`;
/** Money of the family: whoever misses it knows it already. */
const OUR_MONEY = String.raw`\b(?:(?:my|our|(?:his |her |their )?(?:mum|mom|dad|mummy|daddy|gran\w*|nan\w*|parents?)['’]?s?['’]?) (?:purse|wallet|money|bag|coat|pocket|card)|(?:money|cash|coins|change|pounds|quid) (?:from|off|out of) (?:me|us|(?:his |her |their )?(?:mum|mom|dad|gran\w*|nan\w*)|(?:the )?(?:house|kitchen|drawer|jar|piggy ?bank))|money (?:at|from) home)\b`;
const OF_SOMEBODY = String.raw`purse|wallet|money|coins?|class\w*|school|lunch ?box\w*|(?:friend|brother|sister)['’]s|(?:from|off|of) (?:a |an |his |her |their )?(?:friend|brother|sister|cousin)s?|borrow\w*`;

const own: Frame = {
  id: 'taking-things',
  name: "Taking other people's things",
  says: [
    'stealing',
    'steals from shops',
    'took sweets from the shop without paying',
    'brings home toys from nursery in his pocket',
    'takes things that arent hers',
    'steals money from my purse',
    'stole a toy from a friends house',
    'takes things from school',
    'took something from the teachers desk',
    'found money in his bag that isnt his',
    'keeps taking her sisters things and hiding them',
    'sneaks food and hides wrappers',
    'shoplifting',
    'pockets things that belong to others',
    'light fingers',
    'takes other kids stickers at school',
    'took a pack of cards from his friend',
    'comes home with things that dont belong to him',
    'stealing sweets from the cupboard',
    'stole his grandmas ring',
    'takes stuff without paying',
    'he thinks finders keepers',
    'caught stealing at the supermarket',
    'steeling from her friends',
  ],
  claims: {
    strong: [
      'ice lollies from the freezer',
      'helping herself to sweets',
      'helping himself to sweets',
      'sneaks chocolate',
      'sneaking chocolate',
      'steals food from other kids',
      'food from other child',
      'food from other kid',
      'snacks from other child',
      'other children lunch',
      'other kids lunch',
      'other kids snack',
      'other child snack',
      'other children snack',
      'other child lunch',
      'other child lunchbox',
      'other kids food',
      'other child food',
      'other children food',
      'takes biscuits',
      'takes sweets',
      'takes snacks',
      'takes chocolate',
      'takes treats',
      'steals biscuits',
      'sneaking snacks',
      'sneaks snacks',
      'sneaking biscuits',
      'sneaking sweets',
      'sneaks sweets',
      'sneaking treats',
      'raids the fridge',
      'raids the cupboard',
      'pounds on robux',
      'bought robux',
      'buys robux',
      'buying robux',
      'robux with my',
      'dollars on robux',
      'bought v-bucks',
      'bought fifa points',
      'my bank card',
      'my credit card',
      'on my card',
      'steal',
      'stealing',
      'stole',
      'stolen from',
      'theft',
      'thief',
      'shoplift',
      'shoplifting',
      'without paying',
      'take things that',
      'takes things that',
      'take things from',
      'take thing from school',
      'take money',
      'took money',
      'take other kids',
      'take other child',
      'take things home',
      'take sister things',
      'take brother things',
      'taking her sisters things',
      'taking his brothers things',
      'take other people things',
      'take peoples things',
      'isnt his',
      'isnt hers',
      'arent his',
      'arent hers',
      'not belong to him',
      'not belong to her',
      'dont belong to him',
      'dont belong to her',
      'belong to others',
      'belong to someone',
      'light fingers',
      'finders keepers',
      'sneak food',
      'sneaks food',
      'hide wrappers',
      'hides wrappers',
      'nicked',
      'pinched from',
      'pinches things',
      'swiped',
      'pockets things',
      'pilfer',
      'pilfers',
      'helps himself to other',
      'from my purse',
      'from my wallet',
      'sticky fingers',
      'steel from',
      'steels from',
      'steals from',
      'took it without asking',
      'other kids pencils',
      'toys in his pockets',
      'toys in her pockets',
      'comes home with other kids',
    ],
    cues: ['steal', 'purse', 'wallet', 'pocket', 'belong', 'pay', 'shop', 'money', 'sweets', 'sticker'],
    not: [
      'dared him to steal',
      'dared her to steal',
      'steal the show',
      'steals my heart',
      'was stolen',
      'got stolen',
      'someone stole his',
      'someone stole her',
      'stole his bike',
      'stole her bike',
      'nick of time',
      'st nick',
      'saint nick',
      'stones in his pocket',
      'stones in her pocket',
      'stones',
      'pocket money',
    ],
  },
  topicWords: ['take', 'takes', 'took', 'taking', 'pocket', 'belong', 'belongs', 'back'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'thing'],
  facts: [
    'Under about four, children mostly take what they see and like; what belongs to whom is learned over years.',
    'Most children take something that is not theirs at some time; usual reasons are wanting it strongly, wanting to be like others, missing something, or a test.',
    'In a shop a thing belongs to the shop until it has been paid for.',
    'Bringing a thing back with an adult, or paying for it, mends the matter better than a severe reaction does.',
    'A thing can be asked for, borrowed, swapped, bought, or wished for.',
    'The person who misses a thing looks for it and may think that it was lost or blame somebody else.',
    'Wanting something that somebody else has is an ordinary feeling and does no harm by itself.',
    'The wish for a thing is often strongest at first and less after a day or two.',
  ],
  threads: {
    gone: 'a thing that somebody else took, and the search for it',
    eaten: 'something to eat that was taken at home, and the wrapper',
    lunch: 'food that another child had in a box, and two tummies at one table',
    spent: 'money that went out of a card through a game, without a sound',
    coins: 'money at home, which looks like nobody’s and has a job already',
    pocket: 'a small thing in a pocket and its way back',
    owner: 'somebody who looks for a thing in all the places',
    wish: 'a wish that is big on the first day and smaller later',
  },
  decidedBy: [
    /^(?![^]*\b(?:dar(?:ed|es|ing)|accus\w*|scared|worried|(?:friends?|mates?|bestie) (?:(?:is|are|has|have|been|started|keeps?) )*shop[- ]?lift(?:s|ing)|(?:saw|seen|watched) (?:a|his|her|their|some))\b)[^]*?\bshop[- ]?lift(?:s|ed|ing)\b/i,
    // What is taken out of somebody's tray is not asked to be shared.
    /\b(?:takes?|taking|took|taken) (?:[\w']+ ){1,4}?(?:from|out of) (?:the )?(?:other|another|people|everyone|classmates?)(?: (?:child(?:ren)?|kid|pupil|person|people|friend|student)'?s?'?)? (?:trays?|drawers?|bags?|coats?|pockets?|pegs?|desks?|lockers?|pencil cases?|lunch ?boxes)\b/i,
  ],
  threadCues: {
    pocket: new RegExp(
      ofNoneOfThese(
        String.raw`\b(?:${IN_SHOPS}|${OF_SOMEBODY}|in (?:his|her|their) (?:pocket|bag)s?|home from (?:nursery|preschool|a friend))\b`,
      ),
    ),
    gone: new RegExp(TAKEN_FROM_THE_CHILD, 'i'),
    eaten: new RegExp(EATEN, 'i'),
    spent: new RegExp(SPENT, 'i'),
    lunch: new RegExp(LUNCH, 'i'),
    coins: new RegExp(ofNoneOfThese(OUR_MONEY), 'i'),
    wish: new RegExp(ofNoneOfThese(String.raw`\b(?:${IN_SHOPS})\b`)),
    // A parent whose purse it was knows it already, and looks for nothing.
    owner: new RegExp(
      String.raw`^(?![^]*${OUR_MONEY})(?![^]*\b(?:shop\w*|stores?|supermarket)\b)[^]*?${ofNoneOfThese(String.raw`\b(?:${OF_SOMEBODY})\b`)}`,
      'i',
    ),
  },
  onlyWhenSaid: ['gone', 'eaten', 'lunch', 'spent', 'coins'],
  tellsAlone: ['gone', 'eaten', 'lunch', 'spent', 'coins'],
  roles: {
    spent: {
      fallback: { text: 'sweets, for friends or for no clear reason' },
      cues: [
        ...[
          'football cards',
          'football stickers',
          'trading cards',
          'sweets',
          'chocolate',
          'snacks',
          'make-up',
          'toys',
        ].map((each) => ({
          match: new RegExp(
            String.raw`\b(?:to (?:buy|get)|for|on|bought) (?:some |more )?${each.replace('-', '[- ]?')}\b`,
            'i',
          ),
          phrase: { text: each },
        })),
        {
          match: /\b(?:to (?:buy|get)|for|on|bought) (?:some |more )?pok[eé]mon cards\b/i,
          phrase: { text: 'Pokémon cards' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Where Did It Go?', thread: 'gone' },
      { text: 'A Thing Is Gone', thread: 'gone' },
      { text: 'Munch, Munch, All Gone', thread: 'eaten' },
      { text: 'A Gap on the Plate', thread: 'eaten' },
      { text: 'Whose Snack Is It?', thread: 'lunch' },
      { text: 'Two Boxes at a Table', thread: 'lunch' },
      { text: 'Every Coin Has a Job', thread: 'coins' },
      { text: 'A Small Thing in a Pocket', thread: 'pocket' },
      { text: 'Hop, Back It Goes', thread: 'pocket' },
      { text: 'Who Is Looking for It?', thread: 'owner' },
      { text: 'A Big, Big Wish', thread: 'wish' },
      { text: 'Mine and Yours' },
      { text: '{name} and What Is Whose' },
    ],
    older: [
      { text: 'A Name on a Thing', thread: 'gone' },
      { text: 'Gone From Its Place', thread: 'gone' },
      { text: 'What the Wrapper Knew', thread: 'eaten' },
      { text: 'Some Now, Some Later', thread: 'eaten' },
      { text: 'A Button Without a Sound', thread: 'spent' },
      { text: 'What a Gem Costs', thread: 'spent' },
      { text: 'The Better Lunch', thread: 'lunch' },
      { text: 'A Box With a Name on It', thread: 'lunch' },
      { text: 'Small Change', thread: 'coins' },
      { text: 'Money Without a Name', thread: 'coins' },
      { text: 'What the Pocket Knew', thread: 'pocket' },
      { text: 'The Way Back', thread: 'pocket' },
      { text: 'Under the Bed and Behind the Sofa', thread: 'owner' },
      { text: 'Three Days of a Wish', thread: 'wish' },
      { text: 'Whose Is It?' },
      { text: '{name} and What Belongs to Whom' },
    ],
  },
  benefits: [
    'Says plainly whose a thing is and how people come by things.',
    'Shows the person on the other side, who looks for what is gone.',
    'Lays out a way back that {name} can go with a grown-up.',
  ],
  talk: {
    young: [
      'Whose thing was it?',
      'How may somebody feel who looks and looks?',
      'Shall we go through the pockets together and see what lives there?',
    ],
    older: [
      'What does the person on the other side know, and what not?',
      'Which word went into the blank?',
      'Shall we talk about how a thing could go back?',
    ],
  },
  ofThread: {
    gone: {
      benefits: [
        'Says plainly that a thing was taken, and that it may be told.',
        'Shows what helps things to come back, without saying that they will.',
        'Gives {name} words to ask and to tell.',
      ],
      talk: {
        young: [
          'What was gone in the story?',
          'How does it feel when a thing is gone?',
          'Shall we put a name on one thing?',
        ],
        older: [
          'Who can be told, in the story?',
          'Which word went into the blank?',
          'Shall we make a plan for things that are dear to us?',
        ],
      },
    },
  },
  cover: {
    setting: 'shop',
    time: 'day',
    pose: 'hold',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['car', 'coin'],
  },
  text: {
    '2-3': script(`
      D<pocket> A pocket is a small bag. {Name has} one. A thing can go in. Whose is it? It can go back.
      D<owner> Somebody looks for a thing. {Name} may know who took it. Not here. Not there. Where is it?
      D<wish> {Name sees} a ball. So round! It belongs to somebody. A hand may take it.
      P Each thing belongs to someone.
      P A friend may miss a toy.
      P<wish> Grown-ups pay, and then they take.
      P Lots of small hands take small things.
      Q Near a nice thing, {Name} may feel ____.
      Q When it goes back, {Name} may feel ____.
      Q<wish> In a shop, {Name} may feel ____.
      H {helper} can come along.
      H {helper} can hold {his} hand.
      H {helper} can help to ask.
      H<helper> {helper} can look for it too.
      T {he} can give it back.
      T<wish> {he} can look and not take.
      T {he} can ask for a turn.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<pocket> {he} can say, "Back you go, back home."
      C<owner> {he} can say, "Here it is!"
      C<wish> {he} can say, "Bye-bye, ball. Stay here."
      C<topic> {he} can think about {topic}.
      A<pocket> Hop, back it goes. The pocket is flat. A hand can go in there. It is warm in there.
      A<owner> It is back. Somebody is glad. No more looking! Now there is time to play.
      A<wish> The ball belongs to somebody. It can stay. Bye-bye, ball. The hands are free to wave.
      D<eaten> A good thing to eat was there. {Name} may take it. Munch, munch! Now it is in the tummy.
      P<eaten> Grown-ups like good food too.
      Q<eaten> Near good food, {Name} may feel ____.
      H<eaten> {helper} can put out a snack.
      H<eaten> {helper} can say when.
      T<eaten> {he} can ask for a bit.
      T<eaten> {he} can point to it.
      T<eaten,comforter> {he} can have {comforter} near.
      C<eaten> {he} can say, "May I have some?"
      A<eaten> What is eaten does not come back. Next time, there are words. First the words, then the munch. That is good too.
      D<eaten> Munch, munch, what was that? {Name} may take good food. It was up there. Now it is in the tummy.
      A<eaten> The tummy has it now. It cannot go back. Next time there is a word. A word can bring a snack.
      D<lunch> Yum, a snack! It belongs to a friend. {Name} may take it. Munch! The friend has less now.
      P<lunch> A friend gets hungry too.
      P<lunch> Grown-ups can find more food.
      Q<lunch> Near a friend's food, {Name} may feel ____.
      Q<lunch> Next to the box, {Name} may feel ____.
      H<lunch> {helper} can find a snack.
      H<lunch> A grown-up can sit near at snack time.
      T<lunch> {he} can look in {his} own box.
      T<lunch> {he} can ask a grown-up for more.
      T<lunch,comforter> {he} can hold {comforter} later.
      C<lunch> {he} can say, "More, please."
      A<lunch> This food belongs to a friend. That food belongs to {Name}. Munch here, munch there. Yum, yum.
    `),
    '4-5': script(`
      D<pocket> Pockets are good for small things. In {his} pocket there may be a stone, or a leaf. Sometimes there is a thing that belongs to someone else. It went in fast, because it was so nice. It can go back the same way.
      D<owner> Somebody looks for a thing, and it is gone. {Name} may know that a hand took it. The other one does not know that. So the one who looks goes behind doors and into shoes. It is not there.
      D<wish> Sometimes a wish gets big. {Name} may see a thing, and the wish says, "Take it." But it belongs to someone. A wish can be big and still wait. It is smaller the next day.
      P<wish> In a shop, all the things belong to the shop. People take them to the till and pay. Then the things can come home.
      P Most children take something at some time. It shines, and it is so near. Grown-ups remember that.
      P Somebody who misses a thing may be sad or cross. There is a lot to look through. When it comes back, the looking is over.
      Q When a thing is so nice, {Name} may feel ____.
      Q With somebody else's thing, {Name} may feel ____.
      Q When the thing goes back, {Name} may feel ____.
      H {helper} can go along to bring it back. ~ It is easier with two.
      H {helper} can help to find the words. ~ "Here it is, I took it" is enough.
      H<wish> {helper} can help to write a wish list. ~ A wish on paper can wait.
      H<helper> {helper} can look at nice things with {him}. ~ Looking costs nothing.
      T {he} can tell a grown-up and show the thing.
      T {he} can put it back in its place.
      T {he} can ask, "Can I borrow it?"
      T<comforter> {he} can take {comforter} along on the way back.
      T<quiet> {he} can spend some time {quiet} until the wish is small.
      T<doing> {he} can try {doing} when the wish is big.
      C<pocket> {he} can say, "This is not mine. Here it is."
      C<owner> {he} can think, "Somebody is looking for you."
      C<wish> {he} can think, "Big wish, you can go on the list."
      C<topic> Instead, {he} can think about {topic}.
      A<pocket> The thing is back, and the pocket is empty. There is room for a stone again, or a warm hand. Giving back takes one minute. After that the pocket is only a pocket.
      A<owner> Now it is back, and the looking can stop. The shoes go back to their place. Somebody is glad and can think of other things. There may be time for a game.
      A<wish> A wish can do without taking. It waits on a list, next to a horse and a bike. Some wishes come true on a birthday. Some just go away.
      D<gone> A thing was here, and now it is gone. Somebody may have taken it. It belongs to {Name}, so that is not fair. It is good to look first and to tell somebody. Two pairs of eyes find more than one.
      P<gone> Small children often take what is near. They forget to ask. Grown-ups can help to get things back.
      P<gone> A grown-up wants to know when a thing is taken. Then the grown-up can look out.
      P<gone> Some things come back by themselves. They fell into another bag.
      Q<gone> When the thing is gone, {Name} may feel ____.
      Q<gone> When somebody else has it, {Name} may feel ____.
      H<gone> {helper} can help to look in all the places.
      H<gone> {helper} can put a name on things. ~ A name helps them to come back.
      H<gone> {helper} can talk to the grown-ups there.
      T<gone> {he} can say, "That is mine. Please give it back."
      T<gone> {he} can tell a grown-up what is gone.
      T<gone> {he} can keep one dear thing at home.
      T<gone,comforter> {he} can hold {comforter}, which is here.
      C<gone> {he} can say, "That belongs to me, please."
      A<gone> The thing has a name on it now. It may come back today, or it may not. Somebody knows that it was taken and looks out for it. What belongs to a child is worth a good search.
      A<gone> It was looked for in bags and boxes. A grown-up helped. Things that belong to somebody have a home. Many of them find the way back.
      D<eaten> Something good to eat was in its place. {Name} may take it, because it looks so nice. It is eaten fast, and then there is a gap. Somebody may look for it at teatime. It cannot go back, but words can come.
      P<eaten> Grown-ups took good things to eat when they were small. Many still like them a lot. So they know how it is.
      Q<eaten> When the good thing is eaten, {Name} may feel ____.
      H<eaten> {helper} can say what there is to eat, and when. ~ Then it is not so hard to wait.
      H<eaten> {helper} can find a snack for an empty tummy.
      T<eaten> {he} can ask, "May I have one now?"
      T<eaten> {he} can tell a grown-up, "I took it."
      T<eaten,comforter> {he} can hold {comforter} and tell it.
      C<eaten> {he} can say, "I took it, and I ate it."
      A<eaten> What somebody took and ate is gone, and it has been said. Next time there can be a question first. The answer may be "yes" or "later". A tummy may be empty at any time, and that is fine.
      D<gone> Here is the peg, and here is the bag. One thing is not in it, and it belongs to {Name}. Perhaps a hand took it. It is all right to be cross about that. A grown-up can help to look and ask.
      D<eaten> Some good things to eat are up high or behind a door. {Name} may know where, and may take one. Chew, chew, and it is gone. Then there is a wrapper. Wrappers are not good at hiding.
      A<eaten> The wrapper is in the bin, and it is not a secret. Taking was fast, and asking is a bit slow. But then two people can sit and chew. A hungry tummy may say so at any time.
      D<lunch> Food can look so nice next door. {Name} may see it, and a hand may take it. But it belongs to another child. That child looks, and there is less. Then a tummy may be empty for a long time.
      P<lunch> Somebody packed that food for that child. It was thought about at home. So it is missed when it is gone.
      P<lunch> Some food can make another child ill. Grown-ups watch that each one eats from one box. That is how they keep all of them safe.
      Q<lunch> When a friend has nice food, {Name} may feel ____.
      Q<lunch> When the snack is all gone, {Name} may feel ____.
      H<lunch> {helper} can put in one thing that tastes good. ~ Then the own box is nice too.
      H<lunch> A grown-up there can find more food for an empty tummy.
      T<lunch> {he} can say, "I am still hungry."
      T<lunch> {he} can look at {his} own food first.
      T<lunch,comforter> {he} can hug {comforter} and tell.
      C<lunch> {he} can think, "That belongs to you, and this to me."
      A<lunch> Each child has food with a name on it. Nobody needs to take it fast. A tummy that wants more can say so. Then there is food for the one, and food for the other.
      D<coins> Money at home belongs to the people who work for it. {Name} may see coins in a purse or a jar. Then a hand takes some. Coins are small, and they look like nothing much. But each one has a job, such as bread.
      P<coins> Most grown-ups took a coin when they were small. They still know what it was for.
      P<coins> When money is less than before, somebody counts again. It is odd not to know why. It is better to know.
      Q<coins> Thinking of the money, {Name} may feel ____.
      Q<coins> When somebody asks about it, {Name} may feel ____.
      H<coins> {helper} can ask what it was for. ~ It helps to know.
      H<coins> {helper} can keep a jar with {him} for small coins. ~ Then some of them are {hers}.
      T<coins> {he} can say how much it was.
      T<coins> {he} can ask, "May I have a coin?"
      C<coins> {he} can say, "I would like a coin, please."
      A<coins> It has been said, and it can be put right. Coins can go back, at once or bit by bit. A jar can have a name on it. Then it is clear what belongs to whom.
    `),
    '6-7': script(`
      D<pocket> A pocket cannot tell what belongs to whom. It takes a stone, a sticker or a coin, and it closes. {Name} may have something in there that is not {hers}. It was quick to go in. Getting it out again feels slow. But the way back is just as long as the way in.
      D<owner> When something is gone, a search begins. Somebody turns out a school bag, then a drawer, then the whole bed. {Name} may know who took it and where it is. The person who is looking thinks of holes and of bad luck. That person may even blame a friend. A thing leaves quite a lot of trouble behind.
      D<wish> A wish for a thing is at its biggest on the first day. {Name} may think of nothing else. The thing is near, and nobody is looking, and so some people take it. On the second day a wish is a bit smaller. On the third day it may be a wish for something else.
      P<wish> People who own a shop count what they have. When something is gone, the count comes out wrong. They cannot tell why, so they count again.
      P A friend may give a thing away gladly if somebody asks. The same friend is hurt if it is just gone. It is the asking that makes it different.
      P Many grown-ups took a sweet or a coin when they were small. They still know what it was. Most of them also know how they gave it back.
      Q When nobody is looking, {Name} may feel ____.
      Q With the thing in a pocket, {Name} may feel ____. It may be less fun than it was before.
      Q On the way back, {Name} may feel ____. It can be hard before and light after.
      H {helper} can come along and stand beside {him}. ~ The words are easier with somebody there.
      H {helper} can come along when a thing goes back. ~ Two are braver than one.
      H {helper} can talk about it once and then stop. ~ When it is mended, it is mended.
      H<helper> {helper} can help to save up for a thing. ~ A jar with coins is slow, but it gets there.
      T {he} can say, "I took this, and I am bringing it back." ~ Short words are good for hard things.
      T {he} can put it back in its place with a note. ~ A note can say it all.
      T<wish> {he} can write a wish down and wait three days. ~ Then it is easy to see how big it is.
      T<comforter> {he} can take {comforter} along for the way back. ~ It is good to have a hand full.
      T<quiet> {he} can spend a while {quiet}. ~ A wish gets smaller while hands are busy.
      T<doing> {he} can try {doing} first. ~ It can make hard words easier.
      C<pocket> {he} can say, "This belongs to you."
      C<owner> {he} can think, "I can end the search."
      C<wish> {he} can think, "Let me ask again in three days."
      C<topic> Instead of looking at it, {he} can think about {topic}.
      A<pocket> The thing goes back, and it is quiet for a moment. Often people say, "Thank you for bringing it." Then the pocket is free again. It is a good place for a chestnut.
      A<owner> The thing is back, and somebody stops looking. A bed gets made, and a bag gets packed. Nobody has a reason to blame a friend now. It was hard for a minute, and it ended a long search.
      A<wish> Three days later the wish is still there, or it is not. A list can keep it, and a jar can fill with coins. People can ask to borrow, too. A thing that belongs to a person for good feels different in the hand.
      D<gone> Things do not walk away, and still they go. If one is taken again and again, it is not bad luck. {Name} may think of it each time the bag is opened. It is fair to mind. What belongs to a person is not for others to take without asking.
      P<gone> Somebody who takes things may want them, or may want to see what happens. A grown-up can find that out.
      P<gone> Those in charge may say that it is only a small thing. When they hear how often, they listen better.
      P<gone> Another child may have the same thing, bought in the same shop. So it is good to be sure before saying a name.
      Q<gone> When a place in the bag is empty again, {Name} may feel ____.
      Q<gone> Sitting next to somebody who may have it, {Name} may feel ____.
      H<gone> {helper} can put a name or a mark on each thing. ~ Then there is no doubt whose it is.
      H<gone> {helper} can tell those in charge what is gone, and since when.
      T<gone> {he} can keep a short list of what is gone, with the days. ~ A list helps people to act.
      T<gone> {he} can ask, "Have you seen mine?" ~ It is a question, and it blames nobody.
      T<gone> {he} can keep the best ones at home. ~ Plain ones are easier to lose.
      C<gone> {he} can think, "It is mine, and I can say so."
      A<gone> The things have names on them now, and the list is with a grown-up. Some of them may come back. It was not {his} fault that they were taken. A closed zip and an open word both help.
      A<gone> It turned out to be good to tell. Somebody looks out now, at the pegs and the trays. What belongs to a person is worth looking after. Most people in a class would say the same.
      D<eaten> Food that is taken in secret is gone fast. It is sweet, or it is salty, and then there is a wrapper. {Name} may know a good place to hide one. Nobody is bad for being hungry or for liking sweet things. People at home would just like to know.
      P<eaten> Grown-ups worry more about the hiding than about the food. They would like to hear when somebody is hungry. Many of them hid a wrapper once.
      Q<eaten> With a wrapper to hide, {Name} may feel ____.
      H<eaten> {helper} can choose a snack with {him} for the hungry hour.
      H<eaten> {helper} can listen to it and stay calm. ~ It was only food.
      T<eaten> {he} can ask first, even if the answer may be "later".
      T<eaten> {he} can leave the wrapper where it can be seen. ~ That is a way to tell it too.
      T<eaten,comforter> {he} can take {comforter} along to tell it.
      C<eaten> {he} can say, "I took it. May I ask next time?"
      A<eaten> What was taken and eaten cannot go back. It can be told, and then the wrapper goes in the bin. Asking is slower than taking. The food tastes better with it, because nobody needs to listen for steps.
      D<spent> In a game, one press can take money from a card. {Name} may see only a button, and something that shines. The money goes out without a sound. It is real money, and it belongs to somebody. A card does not look empty, so nobody notices.
      P<spent> Grown-ups press wrong buttons too. Some of them have bought one thing twice. They know how fast it is.
      Q<spent> Thinking of the card, {Name} may feel ____.
      H<spent> {helper} can put a code on the card. ~ Then each press needs a grown-up.
      H<spent> {helper} can ask whether some of it can come back.
      T<spent> {he} can show the screen and say what happened.
      T<spent> {he} can ask, "Is this real money?"
      T<spent,comforter> {he} can hold {comforter} and show the screen.
      C<spent> {he} can say, "I pressed it, and it took money."
      A<spent> Now it has been said, and that was the hard bit. Some of the money may come back, and some may not. A card can have a code, and then a game is only a game. It belongs to one person, and the shiny things can wait.
      D<gone> A bag is for what belongs in it, and somebody took a thing out. {Name} is the one who misses it. It is odd to look at other children and not know. It is fair to say it out loud. Asking for help with that is not telling tales.
      D<eaten> A cupboard makes a small noise when nobody else is near. {Name} may know that noise, and may take something to eat. Perhaps it was a hungry tummy, or just a big wish. It tastes good for a minute. Then there is a gap in the packet.
      A<eaten> The gap in the packet has been talked about. Nobody was bad, and there may be a plan for hungry times. What was taken is eaten, and that is the end of it. Next time a question can come before the crunch.
      D<lunch> Other people's food often looks better than one's own. {Name} may see it in an open box, and a hand is quick. Then it has been taken and eaten, and it cannot go back. The other child opens the box and finds a gap. That child may be hungry for the rest of the day.
      P<lunch> Lunch is packed at home for one person. Somebody thought about what that child likes. When it is gone, more is gone than a biscuit.
      P<lunch> Teachers have one more reason. Some children get ill from food that is good for others. So they like each person to eat from one box.
      Q<lunch> When somebody opens a nice lunch, {Name} may feel ____.
      Q<lunch> With the last bite gone, {Name} may feel ____. It may be full, or it may be something else.
      H<lunch> {helper} can plan with {him} what goes into the box. ~ A good lunch of one's own makes others less interesting.
      H<lunch> A teacher can find a bit more for a hungry tummy. ~ It is good to know that.
      T<lunch> {he} can tell a grown-up, "I am still hungry." ~ It is a good thing to know about somebody.
      T<lunch> {he} can say sorry and bring something next time. ~ A question to a grown-up comes first.
      T<lunch,comforter> {he} can hold {comforter} while telling it at home.
      C<lunch> {he} can think, "It looks good, and it belongs to you."
      A<lunch> What was taken is eaten, and it can be talked about. At the next lunch each box has one owner again. Looking is free. A hungry person can say so. Then there are two full tummies at one table.
      D<coins> Money has no name on it. In a purse or a drawer it looks like nobody's. {Name} may have taken some, because it was near and it was quick. But it belongs to somebody who has counted on it. Each coin has a job already, such as bread, shoes or the bus.
      P<coins> Many grown-ups took a coin at home when they were small. They still know what they bought with it. Most of them were found out, and it got better after that.
      P<coins> Whoever misses money thinks of mistakes first. Perhaps it was spent, or it fell out. To wonder about that is worse than to know.
      Q<coins> Thinking of that money, {Name} may feel ____.
      Q<coins> When it is talked about, {Name} may feel ____. It may be in the tummy or the ears.
      H<coins> {helper} can ask what the money was for, and listen. ~ There is mostly a reason.
      H<coins> {helper} can help with a plan for paying it back. ~ Small coins count too.
      T<coins> {he} can say how much it was, once and exactly. ~ A number is easier than a guess.
      T<coins> {he} can say, "It was me," even if it was "not me" before. ~ Then it is lighter.
      C<coins> {he} can think, "That one has a job already."
      A<coins> The number has been said, and the purse is only a purse. Some money goes back at once, and some goes back bit by bit. Then it is done. What belongs to somebody can stay there. A wish can be said out loud.
    `),
    '8-10': script(`
      D<pocket> Things that were taken have a strange property, because they change on the way home. Where they lay, they looked perfect. In {his} pocket the same thing may be heavier and harder to enjoy. It cannot be shown to anybody, and it cannot be used in front of the person it belongs to. Many end up at the back of a drawer. It is an odd fate for something that was wanted so much.
      D<owner> When a thing has been taken, the person it belongs to begins a search. {Name} may be the only one who knows who took it and where it is. First come the bags and beds and the space under every seat. Then come the suspicions, and sometimes the wrong person gets blamed. Each day the search goes on, it gets harder to say. It also gets more useful.
      D<wish> Small, shiny things lie next to the till for a reason. {Name} may see one, there or anywhere, and a hand takes it before there has been any thinking. Shops know that a wish is strongest in the first minute. People take things in moments like that. A wish that is left alone for three days shrinks. Some survive, and those are the ones worth saving for.
      P Someone who has had a thing taken feels it as more than a thing. They wonder who has been in their bag. For a while they keep the zip closed in front of everybody.
      P People who miss a thing are seldom detectives, and they would much rather have it back. A person who brings it is rare, and is remembered kindly. Most of them are glad when it happens.
      P Adults ask "Why?" and expect an answer. Often there is no clear one. It may have been a wish, a dare, a bad week or a feeling that others have more.
      Q With the thing hidden away, {Name} might feel ____. It may come up at odd moments.
      Q<owner> When somebody else is blamed, {Name} may feel ____. It can be more than one feeling.
      Q On the way back, {Name} might feel ____. The last ten steps are often the longest.
      H {helper} can come along and say the first sentence. ~ The second one is easier.
      H {helper} can help to work out what it would cost to replace. ~ A sum can be paid off, and then it is over.
      H {helper} can keep the story in the family. ~ It is nobody's business once it has been put right.
      H<helper> {helper} can talk about pocket money and prices. ~ A price is a wish with a number on it.
      T {he} can put it into words at home first. ~ A sentence that has been said once is easier to say again.
      T {he} can return it with a short letter. ~ A letter can be put through a door or on a pillow.
      T<wish> {he} can note the date of a wish and look again in three days. ~ The list is a good test of what lasts.
      T<comforter> {he} can have {comforter} close while telling somebody. ~ Hands like something to do in hard moments.
      T<quiet> {he} can spend an hour {quiet}, away from the thing. ~ Wishes lose strength with distance.
      T<doing> {he} can try {doing} before the difficult part. ~ Calm voices are easier to find then.
      C<pocket> {he} can say, "I took this, and I want you to have it back."
      C<owner> {he} can think, "I am the one who can end this search."
      C<wish> {he} can think, "If it is a good wish, it can wait three days."
      C<topic> On the way out, {he} can think about {topic}.
      A<pocket> Once it is back, the thing becomes ordinary again. It is where it was and belongs to somebody, as it did before. The pocket feels surprisingly light. What people remember is who came back with it.
      A<owner> The search is over, and so are the suspicions. Somebody who was blamed can stop being blamed. The one who gave it back may have a hard quarter of an hour. After that, there is nothing to hide at the back of any drawer.
      A<wish> A list of wishes often has a few crossed out after a month. A jar can fill up for one of those that are left. Waiting takes longer than taking does. The thing at the end of it can be shown to everybody.
      D<gone> A thing that is taken leaves a gap, and the gap asks questions, such as who was near. {Name} may start to look at everybody a little differently, and that is the most annoying part. When it happens more than once, it is neither carelessness nor imagination. It belongs to somebody, it was taken, and that is enough reason to speak up.
      P<gone> Taking small things can be a test, a joke or a habit. Whoever does it may not think of it as stealing. Being named calmly tends to end it.
      P<gone> Those in charge get many complaints about lost things, and most of those things are in coats. A list with dates stands out.
      P<gone> A friend who is suspected wrongly feels it for a long time. So it is better to describe than to accuse.
      Q<gone> Opening the bag to check, {Name} might feel ____.
      Q<gone> Sitting among people who may know, {Name} might notice ____.
      H<gone> {helper} can help to mark things and to write down what went, and when.
      H<gone> {helper} can raise it with everyone there, without naming anyone. ~ A general word is often enough.
      T<gone> {he} can report it with dates and leave the guessing out. ~ Facts get further than names.
      T<gone> {he} can say to the whole group, "My things are going. Please look." ~ It accuses nobody, and everyone hears it.
      T<gone> {he} can carry only what may get lost. ~ The best one can stay at home.
      C<gone> {he} can think, "I describe it, and I do not guess."
      A<gone> What is marked is harder to take, and what has been reported is harder to do again. Perhaps the things come back in the night, as they sometimes do. Minding about what belongs to a person is not petty. It is about being left in peace.
      A<gone> The list has been handed over, and it is somebody else's work now. It may take a week. Meanwhile the good pen, or whatever it was that got taken, has a successor with a name on it. Most people around that table have taken nothing at all.
      D<eaten> When food is taken in secret, the eating goes fast. {Name} may know how it is: one ear is at the door, and the taste is hardly noticed. Then there is a wrapper, and it needs somewhere to be. Being hungry at odd hours is not a fault, and neither is liking sweet things. What makes it heavy is mostly the secret.
      P<eaten> Adults count packets and get it wrong, because some of them eat in secret as well. What bothers them most is to find things hidden. They would rather be asked, even at an odd hour.
      Q<eaten> With one ear at the door, {Name} may feel ____.
      H<eaten> {helper} can agree which food is free to take and which is for everybody. ~ A clear shelf saves a lot of questions.
      H<eaten> {helper} can ask about the day before asking about the food. ~ The two are sometimes related.
      T<eaten> {he} can say, "I am hungry," at any hour. ~ It is a plain sentence and no fault.
      T<eaten> {he} can eat it in plain sight. ~ It tastes of more there.
      T<eaten,comforter> {he} can have {comforter} near while telling it.
      C<eaten> {he} can say, "I took it, and I would like to talk about snacks."
      A<eaten> A wrapper on the table is only paper. What was eaten cannot go back, and nobody needs it to. It may be possible to agree on what can be taken without asking, and where it is kept. Food tastes of more when nobody is listening at the door.
      D<spent> Games have prices in gems and coins, so that nobody thinks of money. {Name} may have pressed a button that took some from somebody's card. It made no sound, and nothing in the room got smaller. The people who build such buttons know this very well. Only the bill, some weeks later, is in real money.
      P<spent> Adults who see such a bill think of rent and shopping first, and that is why they can get loud. Later they tend to remember that the button was made to be pressed.
      Q<spent> Before telling somebody the sum, {Name} may feel ____.
      H<spent> {helper} can write to the firm and ask for the money back. ~ Quite often some of it comes.
      H<spent> {helper} can agree on a small sum per week. ~ It can be paid off, and then it is over.
      T<spent> {he} can say the whole sum at once. ~ Half of it would need a second talk.
      T<spent> {he} can take the card out of the game, together with a grown-up.
      T<spent,comforter> {he} can have {comforter} near while naming the sum.
      C<spent> {he} can say, "I took that from the card."
      A<spent> Two people know the sum now, and that is half of the work. Some firms pay money back when a child has pressed. The rest can be paid off in small parts. The next button of that kind will be easier to recognise.
      D<gone> Somebody has been at things that belong to {Name}. Nothing is broken and nothing was loud, which makes it hard to explain. People may say that it will turn up, and sometimes it does. When things are taken more than once, it is reasonable to mention it to an adult, with the days.
      D<eaten> Wishes for food do not keep to mealtimes. {Name} may take something when nobody is in the kitchen, and eat it fast, standing up. It has little to do with greed. Growing, boredom and a hard day can all feel like hunger. Afterwards only the packet knows, and a packet cannot be asked.
      A<eaten> It has been said, and the packet can lie in the bin like any other. What was taken does not come back and has no need to. Perhaps there will be a shelf, or a second snack in the afternoon. A kitchen is nicer to be in with the light on.
      D<lunch> It is a strange law that lunch looks better in somebody else's box. {Name} may know how it goes. There is a glance, then a hand, and then there is nothing left to give back. For the other one it is a gap in the middle of the day. That person may be hungry until the afternoon, and may not know whom to ask.
      P<lunch> A packed lunch is a small message from home. Someone stood in a kitchen and thought of one person. Whoever finds it gone misses the food and the message.
      P<lunch> Staff at lunch also think of allergies, which nobody can see from outside. A shared bite can be a real danger to one child at a table. That is why they are stricter about food than about pencils.
      Q<lunch> When other people unpack their lunch, {Name} might feel ____.
      Q<lunch> When it is gone and somebody is looking for it, {Name} might feel ____. More than one thing is possible.
      H<lunch> {helper} can look at the lunch with {him}, at how much there is and what. ~ It may just be too small.
      H<lunch> {helper} can ask the school about a second helping or a snack. ~ Being hungry at school is something they can do a lot about.
      T<lunch> {he} can tell an adult that the food is not enough. ~ It is a fact and no complaint.
      T<lunch> {he} can tell the person what happened and replace it. ~ Something in a wrapper, after asking at home, is a fair exchange.
      T<lunch,comforter> {he} can have {comforter} near while talking about it at home.
      C<lunch> {he} can think, "It looks better over there. It always does."
      A<lunch> What was taken has been eaten, and it can still be put right. After that each box belongs to the name on it. Hunger can be said aloud, and wanting something nicer can be said as well. Lunch is better when nobody at the table is counting.
      D<coins> Money in a family looks as if it belonged to everybody. It lies in a purse, a jar or a coat, and nobody has written on it. {Name} may have taken some, for {spent}. What cannot be seen is that most of it is meant for something, such as a bill. So somebody comes up short and wonders why.
      P<coins> Adults who miss money tend to doubt themselves first. They count again and look for a receipt. Knowing is a relief to them, even when they are cross.
      P<coins> Having something to hand out can seem like a way to be liked. It works for about as long as a bag of sweets lasts. Friends who stay do it for other reasons.
      Q<coins> When money is mentioned, {Name} might feel ____.
      Q<coins> At the thought of it, {Name} might notice ____. It may come up at odd moments.
      H<coins> {helper} can ask what it was for before talking about what follows. ~ The reason is often the useful part.
      H<coins> {helper} can see with {him} what is still owed, if anything is. ~ A debt with a last day is easier to live with.
      T<coins> {he} can name the sum and what it went on, in one sentence. ~ It is a short sentence, and it is the hard part.
      T<coins> {he} can say, "Yes, that was me," even if the first answer was no. ~ It gets lighter after that.
      T<coins> {he} can say the true thing today, and ask next time. ~ Even if the answer is no, somebody knows about it then.
      C<coins> {he} can think, "It looks like nobody's, and it is somebody's."
      A<coins> What was taken is a sum, and a sum can be paid off until it is nothing. That takes some weeks or some work, unless it has been done already. After a while nobody thinks about where the purse is. What belongs to a family is safest when anyone can ask.
    `),
    '11+': script(`
      D<pocket> It takes about two seconds to take something, and the rest takes longer, for {Name} as for anybody. The object itself is usually disappointing. It cannot be shown, worn or explained, and so it moves to the back of a drawer. There it becomes a fact that one person knows. Most people who have taken something say that this part surprised them. They had thought about the thing, and they had not thought about the drawer.
      D<owner> From the other side there is only a gap where a thing used to be. Somebody goes through every bag and every hour of the day before, while {Name} may know who took it. Then the possibility dawns that it was a person, and every friend becomes a candidate. To watch this and know the end is strange. It is a powerful position, and hardly anyone enjoys it for long.
      D<wish> There is an entire profession whose task it is to make people of {his} age want things. It arranges shelves, lights and prices, and it is good at its job. With a friend who dares, or in a week when everybody else seems to have more, a hand may take what it sees. None of that says who a person is. It explains how it begins, and it also shows where it could be interrupted, since most wishes do not survive three nights.
      P<wish> A shop that catches somebody follows a procedure, whether or not the person behind the counter likes it. They have heard that everyone does it. They also pay for what goes missing, in the form of prices, cameras and a colder look at anyone under twenty.
      P Friends who encourage it are often the first to be somewhere else afterwards. It need not be cowardice. They had thought of it as a joke, and jokes have no plan for going wrong.
      P Parents hear "taken" and think ten years ahead, which is why the reaction can be so large. What they would need is a sense of proportion and a repaired matter. The second helps with the first.
      Q With the thing out of sight, {Name} might notice ____. It may show up at times that have nothing to do with it.
      Q<owner> When somebody else falls under suspicion, {Name} might feel ____. Silence becomes expensive at that point.
      Q On the way to give it back, {Name} may feel ____. The last part of the way tends to be the slowest.
      H {helper} can come along or wait round the corner, whichever is easier. ~ It is enough to know that somebody is there.
      H {helper} can help to work out a way to pay, in several parts if need be. ~ A debt with a plan is only arithmetic.
      H {helper} can separate this one act from everything else. ~ It has a beginning, a repair and an end.
      H<helper> {helper} can admit to something of the same kind. ~ Such stories are common, and they are rarely told.
      T {he} can return it with one sentence and no excuse. ~ People accept the plain version most easily.
      T {he} can tell one adult before deciding what to do. ~ Two people see more ways back than one.
      T<wish> {he} can photograph what {he} would like to have, and look at the picture three days later. ~ It is a cheap experiment.
      T<comforter> {he} can have {comforter} near when it is time to talk. ~ Nobody is keeping score of such things.
      T<quiet> {he} can spend an hour {quiet} before making a decision. ~ Panic is a poor adviser, and so is wanting.
      T<doing> {he} can try {doing} first. ~ It is easier to be brief when the heart is slow.
      C<pocket> {he} can say, "I took this, and it belongs to you."
      C<owner> {he} can think, "I know how this ends, so I can end it."
      C<wish> {he} can think, "Somebody is being paid to make me want this."
      C<topic> Out in the air, {he} can think about {topic} instead.
      A<pocket> The way back is usually short, awkward and over by lunchtime. What was taken turns into what was returned, and that is how it gets told. The drawer can be used for other things. A good many respectable people have one such story, and they tell it with affection for the person they were.
      A<owner> With one sentence the search ends, and so does the suspicion against other people. There may be consequences, and they have a size, which the worry did not. Some friendships take a while to go back to normal. It tends to be noticed who came forward when nobody was asking.
      A<wish> Three nights later, most of it has evaporated, which is exactly what the shelves and lights were meant to prevent. What is left may be worth saving for, borrowing or asking for. Wanting is not a fault, and it is not an order to take something either. It is mostly information, and some of it is advertising.
      D<eaten> Food that is taken in secret rarely gets tasted. {Name} may know the speed of it, and the wrapper afterwards, which turns into a small problem of its own. There can be many reasons, from plain hunger to a bad day, and greed is seldom among them. Bodies that grow need a great deal, at hours that do not suit the kitchen. The hiding tends to weigh more than the food.
      P<eaten> Parents who find wrappers tend to worry, and worry comes out as a lecture. Underneath there is usually one question, which is whether everything is all right. A short honest answer is worth more than a better hiding place.
      Q<eaten> Putting the wrapper out of sight, {Name} might notice ____.
      H<eaten> {helper} can ask about hunger first and about the food second. ~ The order matters.
      H<eaten> {helper} can clear a shelf from which anything may be taken. ~ It works better than a lock.
      T<eaten> {he} can say what is missing in the day, a bigger lunch for instance. ~ It is often a practical problem.
      T<eaten> {he} can tell one adult if food is on the mind most of the time. ~ There is good help for that.
      T<eaten,comforter> {he} can have {comforter} near when it is time to talk.
      C<eaten> {he} can say, "I took it, and I would rather not hide it."
      A<eaten> What was taken has been eaten and cannot be put back, which makes the rest simple. What remains is a conversation, about hunger or about the day, and those are shorter than they look from outside. Food in plain sight is dull by comparison. It has the advantage of a taste.
      D<spent> A shop that states its prices in gems has a reason for it. {Name} may have taken more from a card that way than was ever planned, in steps too small to notice. Designers test which colour of button makes people press. That does not bring the money back, although it explains where it went. On the statement it has a date and a sum.
      P<spent> Firms that sell gems employ people who know a good deal about how minds decide. Adults fall for the same thing in other shops. They may forget that when they open the statement.
      Q<spent> At the thought of the statement, {Name} might notice ____.
      H<spent> {helper} can work out a plan with a sum and a date. ~ A plan comes to an end.
      H<spent> {helper} can ask the firm for a refund before anything else. ~ It is granted more often than people expect.
      T<spent> {he} can name the full sum before somebody finds it. ~ It is the shortest version of the talk.
      T<spent> {he} can remove the saved card from the account. ~ A price that takes effort is noticed.
      T<spent,comforter> {he} can have {comforter} near when the sum is named.
      C<spent> {he} can say, "I took it from the card, and this is the sum."
      A<spent> A sum has one advantage over a worry, which is that it can be divided. Some of it may be given back by the firm, and the rest can be paid off in parts. After that the card belongs to one person again. The gems are still sparkling somewhere, and they cost what they did before.
      D<eaten> A quiet kitchen has its own attraction. {Name} may take something from it that was meant for another day, and eat it without sitting down. Hunger is one explanation. Tiredness, worry and strict rules about food are others, and they often arrive together. It is worth finding out which of them it was.
      A<eaten> Once it is known, a wrapper loses its importance. What was taken was food, and food can be bought again. If there is a pattern, it usually points at something that can be changed, such as lunch. A light in the kitchen is no crime.
      D<lunch> Other people's food has an unfair advantage, since nobody is tired of it yet. {Name} may have taken some and found that it was eaten before there was time to think. It cannot be returned, and so it differs from a pen. For the person it was packed for, the rest of the day is longer. They may also start to guess who it was, and guess wrong. It is a lot of trouble for a biscuit.
      P<lunch> Food is taken for various reasons, and greed is rarely at the top of the list. Lunch may be too small, too early or too embarrassing to eat in company. Adults find that easier to deal with than it sounds.
      P<lunch> Whoever lost it thinks less of the sandwich than of the table. They wonder which of the people around them it was. People eat with their backs to each other's bags, and that only works with trust.
      Q<lunch> While others unpack, {Name} might notice ____.
      Q<lunch> Afterwards, when somebody asks who it was, {Name} might feel ____.
      H<lunch> {helper} can ask first whether there is enough to eat in the day. ~ It is often a practical question.
      H<lunch> {helper} can have a quiet word with the school about meals. ~ There are arrangements for that, and they are used more often than people think.
      T<lunch> {he} can say at home what a better lunch would be. ~ A list of three things is enough.
      T<lunch> {he} can replace what was taken, with one plain sentence. ~ It closes the matter for both.
      T<lunch,comforter> {he} can keep {comforter} near for the conversation.
      C<lunch> {he} can think, "If I am hungry, I can say it."
      A<lunch> It has been said, and it has been replaced as far as food can be. What was behind it, hunger or something else, is somebody's business to help with. The table will be an ordinary table again, where people complain about their sandwiches. What belongs to others mostly looks better from a distance.
      D<coins> Household money has the odd property of looking as though it belonged to no one in particular. {Name} may have taken some, once or more often, for a reason that seemed good enough at the time. Notes carry no names. What they carry are plans, such as the shopping, a bill or somebody's fare on Friday. The sum is usually small beside the hours that people spend wondering where it went.
      P<coins> Whoever is missing money goes through an unpleasant list. First come their own memory and the shops, and last and most unwillingly the people they live with. The answer tends to be a relief, although it may not sound like one for ten minutes.
      P<coins> Being able to pay for others is a quick way to be popular, and a thin one. It also needs a supply. Those who like somebody have usually noticed other things about them.
      Q<coins> When the subject of money comes up, {Name} might notice ____.
      Q<coins> Looking back at it, {Name} might feel ____. It may be more than one thing, and they may disagree.
      H<coins> {helper} can ask what it was needed for, and mean the question. ~ Debts, dares and lunch are all possible answers.
      H<coins> {helper} can agree on how it is made good, with a sum and an end. ~ An open debt turns up in every argument.
      T<coins> {he} can say the full sum, without rounding it down. ~ The second half of a truth is harder to say than the first.
      T<coins> {he} can mention it when money is short, before it becomes urgent. ~ It is an ordinary sentence in most families.
      C<coins> {he} can say, "It was this much, and I am putting it right."
      A<coins> A sum that has been named gets smaller, which cannot be said of one that is hidden. Paying it off is dull, and the dullness has an end. For a while somebody may count twice, and that is fair. What belongs to a household runs on trust, and trust is repaired in small change.
    `),
  },
};

/** Taking things that belong to others: pockets, whose is what, and how a thing finds its way back. */
export const takingThings: Frame = withScenes(own, walkedBack, borrowedAndNotAsked, boughtInAGame, moneyForAGame);
