import type { Article, Source } from './article.ts';
import { CDC_LISTS, CDC_18_MONTHS, CDC_2_YEARS } from './milestone-sources.ts';

const NORFOLK_TALK: Source = {
  organisation: 'Just One Norfolk (NHS)',
  page: 'Talk & Play: Toddlers',
  address: 'https://www.justonenorfolk.nhs.uk/speech-language/talk-play/toddlers/',
  checked: 'read',
};
const PARENTESE: Source = {
  organisation: 'University of Washington, Institute for Learning & Brain Sciences',
  page: 'Not just "baby talk": Parentese helps parents, babies make "conversation" and boosts language development',
  address:
    'https://www.washington.edu/news/2020/02/03/not-just-baby-talk-parentese-helps-parents-babies-make-conversation-and-boosts-language-development/',
  checked: 'read',
};
const ZERO_TO_THREE_BOOKS: Source = {
  organisation: 'Zero to Three',
  page: 'Early Literacy: Books and Toddlers 24 to 36 months',
  address: 'https://www.zerotothree.org/',
  checked: 'read',
};
const AAP_READING: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Literacy Promotion: An Essential Component of Primary Care Pediatric Practice (technical report, 2024)',
  address: 'https://doi.org/10.1542/peds.2024-069091',
  checked: 'read',
};

/** Speech: how a child is talked to and read to. */
export const SPEECH_TALKED_TO: readonly Article[] = [
  {
    id: 'baby-talk',
    title: 'Baby talk: yours and theirs',
    topic: 'speech',
    ages: [6, 95],
    questions: [
      'should we stop using baby words',
      'is baby talk bad for babies',
      'should i speak properly to my toddler',
      'my 5yo suddenly talks like a baby',
      'she talks in a baby voice all the time',
      'how do i stop my 6 year old using baby talk',
      'husband talks goo goo to the baby is that ok',
      'should i correct his words',
      'he says nana for banana should i say it too',
      'regression in speech baby voice since the baby came',
      'do i have to say the real words',
      'my seven year old goes all lisping and tiny when her aunt visits and it drives me up the wall',
    ],
    keys: [
      'baby talk',
      'baby voice',
      'talks like a baby',
      'parentese',
      'goo goo',
      'sing song voice',
      'correct his words',
      'speak properly',
      'babyish',
      'silly voice',
      'nana for banana',
      'babyish voice',
      'lisping and tiny',
      'baby words',
      'made up words',
    ],
    ack: [
      {
        when: ['5', '6', 'seven', 'six', 'five', 'suddenly', 'voice', 'since'],
        text: 'A perfectly able talker asking for "dwinkie" is a test of anybody\'s face.',
      },
      { text: 'There are two baby talks, and only one of them has a bad name for a reason.' },
      { text: 'You heard your own voice go up an octave, and now you wonder if it is doing harm.' },
    ],
    typical: [
      {
        from: 6,
        to: 29,
        text: 'Slow, sing-song speech with real words helps babies: in one study, children whose parents were coached in it used nearly twice as many real words.',
      },
      {
        from: 30,
        to: 95,
        text: 'A child who can talk well and slips into a baby voice is usually asking for something a baby gets; it is a way of speaking, not a loss of words.',
      },
    ],
    sources: [PARENTESE, NORFOLK_TALK],
    tonight: [
      'With a baby: real words, slowly, up and down, and a gap where an answer would go. "Hello, feet! ... Where are your socks?"',
      'With a toddler who says "duh": "Yes, a dog! A big dog." You have corrected nothing and said it right twice.',
      'With a big one in a baby voice: answer the wish, in your ordinary voice, "You would like a cuddle. Come," and say nothing about the voice.',
    ],
    ask: 'If words or sentences that were there are really gone, not just put on, ask your doctor this week. A baby voice every day for months with sadness, wetting or not wanting school: doctor or teacher.',
    offer: {
      kind: 'story',
      label: 'A story in which somebody big gets to be small for ten minutes could be ready tonight.',
      about: 'being big and wanting to be a baby again',
    },
    back: ['Is it a baby you talk to, or a bigger child who talks like one?', 'What makes the voice disappear?'],
    turns: [
      {
        asks: [
          'it started when the baby was born',
          'since the new baby he talks like one',
          'jealous of the baby and babbling',
          'new sibling baby voice',
        ],
        answer:
          'Then {he} {has} done some research: the one who cannot talk gets carried. Give a ration of it openly, ten minutes a day of being wrapped up and rocked and called tiny, before {he} ask{s}. When it is over, "And now back to my big one." Most children go off it within weeks, once it is free.',
      },
      {
        asks: [
          'should i ignore the baby voice',
          'i tell her i cant understand her',
          'i refuse to answer until he speaks properly',
          'do i tell him to talk normally',
        ],
        answer:
          'Refusing makes it a contest, and laughing makes it a hobby. Answer once, in your ordinary voice, to what was meant. If you want the other voice for something, ask by content: "Tell me who was there, all of it." Long news is hard to deliver in baby. Save the remark for your partner, later.',
      },
      {
        asks: [
          'should i correct pronunciation',
          'do i make him repeat it',
          'say it again properly',
          'when do i start correcting',
        ],
        answer:
          'Say it back right, in a sentence that goes on: "Yes, the spaghetti is hot." No "say spa-ghet-ti". Being made to repeat teaches mostly that talking is examined. Adults may keep one family word, every family has a "hostipal", as long as {he} hear{s} the real one most of the time.',
      },
      {
        asks: [
          'grandma talks nonsense to him',
          'my partner says doggy and choo choo',
          'husband does silly voices',
          'is doggy ok',
        ],
        answer:
          'Doggy is fine; it is a word, and easy to say. Silly voices are fine too. What carries less is pure nonsense with no gap for an answer. So give grandma one trick rather than a rule: "Say it, then wait and look at {him}." An answer will come, and after that grandma needs no persuading.',
      },
      {
        asks: [
          'she only does it with visitors',
          'puts on a voice for my sister',
          'talks like a baby at nursery',
          'only when strangers are there',
        ],
        answer:
          'That is shyness in fancy dress. A tiny voice asks the visitor to expect little. Say the first line for {him}, "We were just making soup," and give {his} hands something to carry to the guest. The voice usually grows up by the second cup of tea. Afterwards no post-mortem.',
      },
      {
        asks: ['how long will it last', 'when does it stop', 'its been months', 'does it delay her speech'],
        answer:
          'A put-on voice does no harm to real speech. With a new baby, a move or a new class expect weeks, with returns on tired days. If it stays beyond about three months, look at what {he} might be asking for rather than at the voice; and if it will not stop even when {he} want{s} it to, have a speech therapist listen.',
      },
    ],
    challenges: ['new-sibling'],
  },
  {
    id: 'reading-together',
    title: 'Reading together, and a child who will not sit for it',
    topic: 'speech',
    ages: [6, 95],
    questions: [
      'wont sit still for a book',
      'my 2yo closes the book after one page',
      'when should i start reading to my baby',
      'same book every night im going mad',
      'how do i get my child interested in books',
      'toddler rips and chews books',
      'is it bad that we dont read every night',
      'he only wants to turn the pages',
      '4 year old knows no letters should i teach her',
      'how to read with a wriggly toddler',
      'i am dyslexic and scared of reading aloud to my kids',
      'everyone says read to them but he runs off after ten seconds and i end up reading the bear book to an empty sofa',
      'bedtime reading ideas',
    ],
    keys: [
      'reading',
      'read',
      'books',
      'book',
      'picture book',
      'sit still for a book',
      'same book',
      'early literacy',
      'letters',
      'alphabet',
      'read aloud',
      'turn the pages',
      'bedtime story',
      'rips books',
      'read every night',
      'knows no letters',
      'empty sofa',
      'reading to a baby',
      'read to baby',
    ],
    ack: [
      { text: 'You are on page three, and your audience has left to look for a digger.' },
      {
        when: ['same', 'again'],
        text: 'By the fortieth time you could recite it in your sleep, and some nights you do.',
      },
      {
        when: ['letters', 'alphabet', 'abc', 'teach'],
        text: 'Somebody else\'s child can write "Daisy" already, and it has been mentioned.',
      },
      { text: 'Reading aloud to a moving target is not what the adverts showed.' },
    ],
    typical: [
      {
        from: 6,
        to: 23,
        text: 'By 18 months most children look at a few pages in a book with you; a few is the word.',
      },
      {
        from: 24,
        to: 47,
        text: 'By 2 most point to things in a book when asked, and by two and a half most turn the pages one at a time; sitting to the end is on no list.',
      },
      {
        from: 48,
        to: 95,
        text: 'By 5 most answer simple questions about a story and can name some letters; reading itself is taught at school.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_2_YEARS, AAP_READING, ZERO_TO_THREE_BOOKS],
    tonight: [
      'Read two pages, at a moment when {he} {is} trapped anyway: in the bath, in the high chair, on the potty.',
      'Do not read the words. Point and wait: "Look. What is in there?" Whatever comes back, say one thing more about it.',
      'Leave out the last word of a line {he} know{s} and look at {him}.',
    ],
    ask: 'If at 2 {he} never point{s} to a picture you name, at 3 show{s} no interest in any book or story told, or at 5 know{s} no letter at all after a term at school, mention it to the health visitor or teacher, and have hearing and eyes checked.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book with {his} own digger and {his} own name in it is harder to walk away from.',
      about: 'a story for someone who cannot sit still',
    },
    back: [
      'What goes everywhere in {his} hand? That is the subject of the next book.',
      'At what time of day do you try?',
    ],
    turns: [
      {
        asks: [
          'same book every single night',
          'wants it again and again',
          'can i hide the book',
          'how do i get her to try a new one',
        ],
        answer:
          'The same book is work: each time {he} check{s} that the world is still as it was, and another word sticks. Make a deal that keeps you sane: the old one first, a new one after, two pages of it, no more. Change jobs too, with {him} telling it and you getting it wrong. "And then the wolf ate a sandwich."',
      },
      {
        asks: ['he rips the pages', 'chews books', 'throws books', 'she tears every book'],
        answer:
          'Board books, and a basket of catalogues that may be torn. In year one chewing is how books are read. For the ripper, show it once: "Turn, like this," with your hand round the small one. If a page goes, mend it together with tape; a child who has taped a book treats the next one better.',
      },
      {
        asks: [
          'i cant read well myself',
          'i am dyslexic',
          'english isnt my first language which language do i read in',
          'i hate reading aloud',
        ],
        answer:
          'Then tell the pictures, in any language you like; children learn as much from talk about the page as from the print. Books without words are made for this. Or tell a story you know, about you when you were four and in trouble. A recorded story with you beside {him}, pointing, counts as well.',
      },
      {
        asks: [
          'should i teach letters before school',
          'how do i teach the alphabet',
          'phonics at 3',
          'everyone at nursery can write their name',
        ],
        answer:
          'Not as lessons. Useful before school are rhymes, clapping the beats of words, hearing that "mum" and "milk" start alike, and the letters of {his} own name, which are the only interesting ones. Ten seconds at a time, in the street: "There is your S, on the bus." School will do the rest in the order they like.',
      },
      {
        asks: [
          'he wont stay after two pages',
          'i tried that and he still runs off',
          'runs away when i open a book',
          'attention of a fly',
        ],
        answer:
          'Two pages were the aim, so stop at two, before {he} do{es}. Let {him} move: read beside the track while {he} drive{s}, and do the voices. Many children listen best when their hands are busy. Keep on reading to the empty sofa now and then, aloud, with interest. They come back to hear what they are missing.',
      },
      {
        asks: ['is an audiobook as good', 'do recorded stories count', 'tablet books ok?', 'can the ipad read to her'],
        answer:
          'For hearing stories, yes, gladly, in the car and on sick days. What they cannot do is wait for {his} answer and take an interest in it, and that is the part that grows talk. So use both: the recording when you are driving, you when there is a lap free, even if it is five minutes.',
      },
      {
        asks: [
          'when do i stop reading to him',
          'my 7 year old can read now',
          'is he too old for bedtime stories',
          'she can read herself should i still read',
        ],
        answer:
          'Do not stop because {he} can. For years {he} will follow by ear far more than {he} can read by eye, and a chapter at night is where big words and big questions turn up. Take turns if {he} like{s}, a page each. You stop when {he} tell{s} you to, and often not even then.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
];
