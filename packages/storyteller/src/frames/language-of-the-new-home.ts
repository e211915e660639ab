import { said, type NamedScene } from './scene.ts';

/** The family moves to a country whose language the child does not speak. */
export const languageOfTheNewHome: NamedScene = {
  id: 'language',
  image: 'a first word of another language, carried in a pocket like a coin',
  cue: said(
    String.raw`(?=[^]*\b(?:mov(?:e|es|ed|ing)|relocat\w+|emigrat\w+)\b)[^]*\b(?:(?:speak|know|understand)s? (?:the|any|a word of|no|much) (?:language|english|french|german|spanish|italian|dutch|polish|portuguese|arabic|welsh|swedish|\w+ish|\w+ese)|(?:does ?n.?t|does not|can.?t|cannot|not|no) (?:\w+ )?(?:speak|understand|know)\w* (?:\w+ ){0,3}(?:language|english|french|german|spanish|italian|dutch|polish|portuguese|arabic|welsh|swedish)|(?:another|new|different|foreign) (?:country|language)|(?:move|moves|moving|moved|relocating|emigrating) (?:\w+ )?(?:abroad|overseas))\b`,
    String.raw`\b(?:friend|cousin|neighbour|teacher)s? (?:is |are )?(?:moving|moved|moves)\b|\b(?:canada|australia|new zealand|ireland|scotland|wales|england|america|the (?:us|usa|states|uk))\b(?![^]*\b(?:speak|language|english)\b)`,
  ),
  decides:
    /^(?![^]*\b(?:friend|cousin|neighbour|teacher|classmate|new (?:boy|girl|child))s? (?:is |are |who )?(?:moving|moved|moves)\b)(?=[^]*\b(?:mov(?:e|es|ed|ing)|relocat\w+|emigrat\w+|arriv\w+|came|come) (?:\w+ ){0,3}(?:from|to|here|abroad|over)\b)[^]*\b(?:does ?n.?t|does not|can.?t|cannot|not|no|little|hardly|barely) (?:\w+ )?(?:speak|understand|know)?\w* ?(?:\w+ ){0,3}(?:the language|english|welsh)\b/i,
  answers: /\b(?:country|language|speak\w*|abroad|overseas|english|german|french|spanish)\b/i,
  titles: { young: 'A Word in a Pocket', older: 'Ten Words for the Pocket' },
  text: {
    '4-5': `
      D<language> A new home can be a long way off. {Name} may hear other words there. At first it sounds like a song with no words. Then one word is clear, and then one more. A hello is often the first. Words go in one by one, like coins in a pocket.
      P<language> Children there know how it is to look for a word. Some of them point, and some smile.
      Q<language> When all talk in new words, {Name} may feel ____.
      H<language> {helper} can learn a word with {him} each day.
      H<language> {helper} can talk at home as before.
      T<language> {he} can point, nod or show a picture.
      T<language> {he} can play, since a ball needs no words.
      C<language> {he} can think, "One word today, one more soon."
      A<language> The pocket has a hello in it now, and a thank you. The old words are all still there. A home can have two kinds of words in it. There is room in a head for both.
    `,
    '6-7': `
      D<language> At the new home, people speak a language that {Name} does not know yet. At first it is a stream of sounds with no gaps. Ears need some weeks to find the gaps. Then words come out, like "hello" or "break". To be quiet at first is normal. Heads collect for a long time before mouths begin.
      P<language> Other children may think that somebody quiet does not want to play. A smile or a ball tells them more.
      P<language> Grown-ups make mistakes in a new language as well. They ask for soap and get soup.
      Q<language> When everyone talks too fast, {Name} may feel ____. It is tiring for a head.
      H<language> {helper} can practise three words for the first day. ~ "Hello", "toilet" and "again" go a long way.
      H<language> {helper} can keep the old language at home. ~ It has the songs and the jokes.
      T<language> {he} can make a small book of words, with pictures.
      T<language> {he} can show things with the hands. Hands are understood in every country.
      C<language> {he} can think, "I do not know it yet. My ears are collecting."
      A<language> There are ten words in the pocket now. Each day a new one comes in. Some are funny, and some are hard to say. The language from before stays at home, where it belongs. Two languages can live in one home, and in one head.
    `,
    '8-10': `
      D<language> A move to another country has an extra piece of luggage in it: the language. {Name} may arrive at the new home without it, and be surprised how tiring that is. Somebody who can be funny in one language is suddenly a person with ten words. That is temporary. Ears collect for weeks or months, and then sentences come that nobody remembers learning.
      P<language> Classmates often talk louder to somebody who does not understand. It is meant kindly. What helps is slower, with hands.
      P<language> People who changed languages as children say that games came first, then swear words, and grammar last.
      Q<language> At the end of a day full of strange words, {Name} might feel ____. A full head is no failure.
      H<language> {helper} can find out what help there is at the new school. ~ In most schools somebody knows about newcomers.
      H<language> {helper} can agree on twenty useful words to start with, learned by both.
      T<language> {he} can join something that needs few words, such as a sport, music or drawing. ~ People get known there first.
      T<language> {he} can keep one sentence ready: "Can you say it again, please?"
      C<language> {he} can think, "I am the same person. Only the words are late."
      A<language> The words arrive bit by bit, after the furniture. One day somebody makes a joke, and it is understood before there was time to translate it. The first language keeps its place at home and on the phone. Moving leaves a person with two ways to say nearly everything.
    `,
    '11+': `
      D<language> Moving abroad takes away, for a while, the thing people least expect to lose: being quick. {Name} may have a sense of humour, opinions and a way with words, and arrive at the new home with a vocabulary of forty. It is exhausting, and it is no measure of anything. A language is mostly learned by understanding long before speaking, which looks like silence from outside.
      P<language> Other people tend to mistake few words for few thoughts. Anyone who has lived abroad knows better, and there are more of those around than it seems.
      P<language> Parents may be taking a course and finding it hard. It is one of the rare subjects in which the younger person is likely to win.
      Q<language> When a joke goes past too fast, {Name} might notice ____. Homesick can sound like angry.
      H<language> {helper} can find out beforehand what the school offers to newcomers, and who the person for it is.
      H<language> {helper} can accept that the evenings are for the old language, with nothing to practise in it.
      T<language> {he} can look for something where words come second, such as sport, music or code.
      T<language> {he} can learn the sentences that buy time, such as "Give me a second" or "How do you say that?"
      C<language> {he} can think, "My words are behind. I am not."
      A<language> There will be a day when somebody interrupts and gets an answer without any translating in between. Nobody can put a date on it, and it usually comes earlier than feared. The language of the former home does not leave. It becomes one of two, which is useful for a great deal, including remarks that nobody else on the bus understands.
    `,
  },
}; // prettier-ignore
