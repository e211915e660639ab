import { said, type NamedScene } from './scene.ts';

const LOUD = String.raw`\b(?:scream\w*|shout\w*|yell\w*|tantrums?|meltdowns?|melts? down|cr(?:y|ies|ying)|sobs?|kicks? off|loses? (?:it|the plot)|goes? (?:mad|mental|crazy|berserk|ballistic)|(?:throws?|has) a (?:fit|wobbly|strop)|explodes?|rages?|stamps?|screams? the (?:house|place) down|angry|cross|furious|flips?)\b`;
const AT_NO = String.raw`\b(?:(?:i|we|you|mummy|mum|daddy|dad|anyone|anybody|somebody|someone|grandma|nan\w*|he's|she's|is|being|gets|was|are) (?:say|says|said|tell|tells|told) (?:(?:him|her|them) )?["“']?no\b["”']?|told ["“']?no\b|(?:say|says|saying|hears?|the word|at) ["“']?no\b["”']?|(?:he|she|they) can(?:'?t|not) have (?:something|it|what|things))`;

/** A tantrum at a no, with nobody hit in it. */
export const aNoThatIsLoud: NamedScene = {
  id: 'loudno',
  image: 'a small word, a big noise, and a floor that is there for both',
  cue: said(
    String.raw`${LOUD}[^.!?]{0,40}\b(?:when(?:ever)?|if|every ?time|each time|because|as soon as|at|after)\b[^.!?]{0,24}${AT_NO}|\b(?:when(?:ever)?|if|every ?time|each time|as soon as)\b[^.!?]{0,16}${AT_NO}[^.!?]{0,30}${LOUD}|\b(?:can(?:'?t|not)|won'?t|doesn'?t|does not) (?:take|accept|handle|cope with|deal with|like|stand) (?:being told )?["“']?no\b`,
    String.raw`\b(?:hits?|hitting|bites?|biting|kicks? (?:me|us|him|her|out)|kicking|slaps?|smacks?|punch\w*|scratch\w*|throws? (?:things|toys|stuff)|spits?|spitting|tablet|ipad|tv|telly|screens?|phone|xbox|shops?|supermarket|tesco|brush\w*|teeth|bed ?time|bath|swears?|no one|no more|no reason|no longer|no (?:cake|bread|friends?|school|toys?|time)|school|nursery|says? no (?:to|when)|afraid|scared|friend)\b`,
  ),
  decides: true,
  answers: new RegExp(LOUD, 'i'),
  titles: { young: 'A Small Word and a Big Noise', older: 'A Small Word and a Big Noise' },
  text: {
    '2-3': `
      D<loudno> No, not now. Oh! {Name} may get so mad. Out comes a big, big noise. Down go the feet. It is still no.
      P<loudno> Big people hear it. They stay near.
      Q<loudno> After a no, {Name} may feel ____.
      H<loudno> {helper} can sit down close.
      H<loudno> {helper} can say what comes next.
      T<loudno> {he} can stamp both feet.
      T<loudno> {he} can come for a hug.
      C<loudno> {he} can say, "I am so mad!"
      A<loudno> The mad noise gets small. Sniff, sniff. It was a no. Now there is a hug. Then there is a ball.
    `,
    '4-5': `
      D<loudno> No is a short word, and it can make somebody very angry. {Name} may have had a big wish. Then somebody says no, and a big noise comes out. It is okay to be angry. The noise does not turn the no into a yes. It was a no, and it stays one.
      P<loudno> Grown-ups say no for a reason. They may forget to say it.
      P<loudno> When it is very loud, nobody can hear the wish. They can hear it later.
      Q<loudno> Just after the no, {Name} may feel ____.
      H<loudno> {helper} can say, "No, and you may be cross."
      H<loudno> {helper} can stay near until the noise is out.
      T<loudno> {he} can stamp ten times and blow out.
      T<loudno> {he} can ask, "When can I have it?"
      C<loudno> {he} can say, "I wanted a yes!"
      A<loudno> The angry noise came, and it went again. It does that by itself. The no is still a no, and somebody is still here. There is room on a knee. Other things in the day are a yes.
    `,
    '6-7': `
      D<loudno> A no can make a person angry in one second. {Name} may have had a plan with a yes in it. Then the no comes, and everything gets loud. The anger is real, and the wish was real too. But a no does not melt when it gets hot. It only gets hard to talk.
      P<loudno> Most nos have a reason, such as time, money or teeth. Grown-ups may forget to say it. It is fair to ask.
      P<loudno> A grown-up who gets shouted at hears the shout. The wish gets lost in it.
      Q<loudno> In the minute after a no, {Name} may feel ____. It may start in the tummy or the throat.
      H<loudno> {helper} can give the reason once, in a short sentence.
      H<loudno> {helper} can wait near, with few words, until it is over.
      T<loudno> {he} can go to another room and be cross there.
      T<loudno> {he} can ask one question: "Is it no for now, or no for good?"
      C<loudno> {he} can think, "I am angry, and it is still a no."
      A<loudno> Anger goes up and comes down again, even when nobody does a thing. After that the wish can be said in words. Some nos are only for today. And some stay, and then there is something else to look forward to.
    `,
    '8-10': `
      D<loudno> Some words are small and have a lot of weight, and "no" is one of them. {Name} may have had the yes in {his} head already. When the no comes, anger fills the gap in about a second, and the volume goes up. That is how a disappointed body works. It changes how long the evening is, and not what the answer is.
      P<loudno> A parent who says no has usually thought about it for longer than it sounds. A few nos are reflexes, and those can be talked about when it is quiet.
      P<loudno> Loud anger works a little like fog. Behind it is a good argument, and nobody can see it.
      Q<loudno> In the second after the no, {Name} might feel ____. There may be a warning sign, such as hot ears.
      H<loudno> {helper} can say no and the reason in one breath, and not repeat either.
      H<loudno> {helper} can be asked again tomorrow, if it was a no that might change.
      T<loudno> {he} can leave the room first and be furious there for as long as it takes.
      T<loudno> {he} can write the argument down and hand it over later. ~ Paper has a calm voice.
      C<loudno> {he} can think, "First the anger, then the argument."
      A<loudno> The anger ran out, as it does, and nobody needed to win. On the table is a piece of paper with three good points. Some nos turn into "not before the weekend" that way. The others stay what they were, and a day has room for more than one answer.
    `,
  },
};
