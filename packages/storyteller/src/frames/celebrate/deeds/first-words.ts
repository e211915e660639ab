import type { DeedThread } from './deed-thread.ts';

/** A first word, sign or sentence, by mouth, by hand or by button. */
export const firstWords: DeedThread = {
  id: 'first-words',
  image: 'a word on its way from one head to another',
  cue: /^(?![^]*\b(?:read|reading|spell\w*|wrote|write|writing|book|french|spanish|german|in front of|assembly|play|concert)\b)[^]*?(?:\bfirst (?:ever |real |proper |whole |full |clear )*(?:words?|sentence|sign|two[- ]word\w*)\b|\b(?:two|three|four|2|3|4)[- ]words? (?:together|in a row|sentences?|phrases?)\b|\bput (?:two|three|2|3) words together\b|\b(?:said|signed|says) ['"]?(?:mama|mummy|mum|dada|daddy|dad|nana|more|milk|help|up|ball|juice|biscuit|bubbles?|go|hi|bye)['"]? for the (?:very )?first time\b|\b(?:talker|aac|pecs|(?:communication|speech) (?:book|board|device|app)|device|makaton|buttons?|picture cards?|symbols?)\b[^.!?]{0,40}\b(?:to (?:ask|say|tell)|asked|told|for the first time)\b|\b(?:asked|told|said)\b[^.!?]{0,40}\b(?:with|on|using) (?:his|her|their) (?:\w+ )?(?:talker|aac|pecs|device|signs?|board|cards?)\b|\bsigned\b[^.!?]{0,30}\bfor the (?:very )?first time\b)/i,
  decides: true,
  titles: { young: 'Off You Go, Word', older: 'From One Head to Another' },
  text: {
    '2-3': `
      D<first-words> A word was in {his} head. {Name} told it. Off it went! Somebody got it. Hello, word!
      D<first-words> Here comes a word. {Name} told it. Somebody knew what it said. Hello, hello!
      P<first-words> It is nice to get a word. What a face!
      P<first-words> Grown-ups like to hear it again.
      Q<first-words> When it got there, {Name} may feel ____.
      H<first-words> {helper} can say it back.
      H<first-words> {helper} can wait for one more.
      T<first-words> {he} can tell it to a toy.
      T<first-words> {he} can tell it again.
      C<first-words> {he} can say, "Off you go, word."
      A<first-words> The word got there. {Name} told it. More words can come. Hello, hello!
      A<first-words> Out went the word. In it came, over there. {Name} told somebody. Wave, wave, word.
    `,
    '4-5': `
      D<first-words> A word sits in a head, and nobody can see it there. It can come out by mouth, by hand or by button. {Name} told one. Somebody got it and knew what it said. That is what words are for.
      D<first-words> Between two heads there is a gap. A word can go across. {Name} told one, and it got to the other side. Then the other person knew what was meant.
      P<first-words> It is a good feeling to get a word from somebody. The face shows it.
      P<first-words> Words come when they come. Some people have a lot, and some have a few good ones.
      Q<first-words> When the word got there, {Name} may have felt ____.
      H<first-words> {helper} can wait a bit longer for the next one. ~ Words like a bit of time.
      H<first-words> {helper} can answer it each time. ~ Then it is worth sending.
      T<first-words> {he} can tell it to somebody else.
      T<first-words> {he} can find one more thing to say with it.
      C<first-words> {he} can think, "It got there."
      C<first-words> {he} can say, "Off you go, word."
      A<first-words> The word has been across the gap and knows the way. {Name} told it. It can be said again tomorrow, and it will not wear out. There is room for more.
      A<first-words> Somebody knows something now that was in {his} head before. {Name} told it. That is a lot for one day. Words can rest at night, too.
    `,
    '6-7': `
      D<first-words> Nobody can look into another head, so people use words, signs, pictures or buttons. {Name} told something, and it was understood. What was in one head was then in two. It looks easy once it is done. There is a lot of work in it.
      D<first-words> A thought is shut in until it finds a way out. {Name} told something, and it got there whole. There are many ways out. Some people speak, some sign, and some press or point.
      P<first-words> The person who got it was glad. It is a present to be told something.
      P<first-words> Other people have had years of practice with their words. They have forgotten what the first ones took.
      Q<first-words> When it was understood, {Name} may have felt ____. It may have been all over.
      H<first-words> {helper} can give the next one time. ~ Ten quiet seconds can be enough.
      H<first-words> {helper} can show it to the people who need to know it. ~ Then it works with them as well.
      T<first-words> {he} can say it to a second person. ~ It is new for them.
      T<first-words> {he} can choose the next thing worth saying.
      C<first-words> {he} can think, "It got from my head to theirs."
      C<first-words> {he} can think, "I know one way out."
      A<first-words> What was said is in two heads now, and it can stay in both. {Name} told it. The next word is in no hurry. It knows that there is a way.
      A<first-words> The gap between two heads is as wide as before. Now something goes across it, because {Name} told it. It holds. More can go over it, in both directions.
    `,
    '8-10': `
      D<first-words> What a person thinks is shut in until it finds a way out. {Name} told somebody something, and it was understood. For most people the way out is the mouth, and it is not the only one. Hands, boards, pictures and buttons do the same work. To be understood is the whole point of a word.
      P<first-words> Those who talk all day have forgotten how much goes into one word. They might use fewer if they remembered.
      P<first-words> The person who got the message will tell others about it. It is the sort of news that spreads in a family.
      Q<first-words> When it was understood, {Name} might have felt ____. It may be too big for one word.
      H<first-words> {helper} can wait for the next one without guessing. ~ A word that is guessed does not get said.
      H<first-words> {helper} can see that the way of saying it is within reach all day.
      T<first-words> {he} can tell it to one more person. ~ It is good to know that it works twice.
      C<first-words> {he} can think, "It left my head, and it got there."
      A<first-words> Something that was known to one person is known to two. {Name} said it, in {his} own way. The silence after it is a different kind of silence. It is waiting for the next thing.
    `,
  },
};
