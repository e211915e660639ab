import { said, type NamedScene } from '../scene.ts';

/** Grown-ups and older children outside the home, and relatives: whoever may ask a child for silence. */
const WHO = String.raw`(?:man|men|woman|lady|adults?|grown[- ]?ups?|teenagers?|uncle|auntie?|aunty|neighbou?r|baby ?-?sitter|coach|tutor|minder|childminder|step ?-?(?:dad|mum|father|mother|brother)|(?:mum|mom|dad|mummy|daddy|family)(?:['’]s| )(?:boyfriend|girlfriend|friend|partner|mate)|stranger|driver|cousin|(?:older|bigger|teenage) (?:boys?|girls?|kids?|child(?:ren)?|lads?|pupils?|students?|cousin|brother))`;
const QUIET = String.raw`(?:not to tell|(?:do ?n['’]?t|dont|never|must ?n['’]?t|ca ?n['’]?t) (?:ever )?tell|promise (?:him|her|them )?not to (?:tell|say)|keep (?:(?:it|this|that|a|the|their|his|her) )*(?:little |special )?(?:secrets?|quiet)|(?:our|their|his|her|a) (?:little |special )secret|it(?:['’]?s| is|s) (?:our|a) secret|if (?:he|she|they) tells?|if (?:he|she|they) (?:told|say|says) any(?:one|body|thing))`;

/**
 * Somebody asked a child for silence, with or without a threat. By child-protection teaching: a promise to keep quiet need not be
 * kept, threats are there because telling works, it is not the child's fault, and it is told again until somebody helps.
 */
export const askedToKeepQuiet: NamedScene = {
  id: 'silence',
  image: 'a hand over a mouth, and a voice that goes round it',
  cue: said(
    String.raw`\b${WHO}\b[^.!?]{0,60}\b${QUIET}`,
    String.raw`\b(?:surprise|present|birthday|christmas|santa|party|tell(?:ing)? (?:tales|lies|fibs|stories|the time|jokes)|pregnan\w*|baby|engaged|moving|divorc\w*|(?:him|her|them) off)\b`,
  ),
  decides: true,
  answers: /\b(?:tell\w*|told|secrets?|hurt|threat\w*|promise\w*|quiet|sweets|presents?|money)\b/i,
  titles: { young: 'I Can Tell', older: 'No Promise to Keep' },
  text: {
    '2-3': `
      D<silence> Somebody may say to {Name}, "Do not tell." But {Name} can tell. A mouth and a body can say it. Tell, tell, tell.
      P<silence> Big people want to hear it. They help.
      Q<silence> Not yet told, {Name} may feel ____.
      H<silence> {helper} can listen and stay.
      T<silence> {he} can tell, or show it.
      C<silence> {he} can say, "I tell."
      A<silence> It is told now. Well done. A big one helps. The body is safe here. To tell is good.
    `,
    '4-5': `
      D<silence> Somebody may say to {Name}, "Do not tell." That is not okay. Grown-ups who help can hear it all. To tell is right, even when a hard word was said.
      P<silence> Somebody who wants it quiet is afraid of grown-ups who know. That is why they say it.
      Q<silence> With a thing that is not told yet, {Name} may feel ____.
      H<silence> {helper} can listen to all of it, and stay near.
      H<silence> {helper} can say, "It was right to tell."
      T<silence> {he} can tell it, show it or draw it.
      T<silence> {he} can tell it again, until somebody helps.
      C<silence> {he} can think, "I can tell. They keep me safe."
      A<silence> Now somebody knows, and that is a good thing. It is a job for grown-ups from here on. It was not {Name}'s fault, not one bit. What is told gets lighter. People help to keep a body safe.
    `,
    '6-7': `
      D<silence> There are surprises that keep for a week, and then everyone is glad. "Do not tell anyone" is something else. Somebody may have said it to {Name}. It is against the rules to ask that of a child. It is right to tell, whoever it was. A yes to it does not count.
      P<silence> People who ask for silence are afraid of grown-ups who know. That is why they may say that something bad will happen. It is said to scare, and grown-ups can stop it.
      Q<silence> At the thought of telling, {Name} may feel ____. It may be two things at once.
      H<silence> {helper} can listen to all of it and stay calm. ~ It can be heard at any time.
      H<silence> {helper} can ask people whose job it is to help.
      T<silence> {he} can tell it in words, in a drawing or in small bits.
      T<silence> {he} can tell the next grown-up if one does not listen.
      C<silence> {he} can think, "I may tell. It is not my fault."
      A<silence> It was told, and the sky stayed up. Now grown-ups know, and it is their job to keep everyone safe. {Name} did the right thing. There may be more to tell later. That will be heard as well.
    `,
    '8-10': `
      D<silence> "Don't tell anybody" is a sentence that is meant to shut a mouth. {Name} may have heard it. Nobody may ask that of a child, whether it is a stranger, a relative or somebody who is liked. A yes that was said to it does not count. It is right to tell an adult, today or much later.
      P<silence> Whoever asks for silence knows that adults would stop it. The threat is there because telling works. It is for adults to deal with the person who made it.
      P<silence> It can feel like betraying somebody, above all if they were kind before. Presents and attention do not buy silence.
      Q<silence> Before the first word, {Name} might feel ____. Afterwards it may be another one.
      H<silence> {helper} can listen to the end without asking for proof, and say, "I believe you."
      H<silence> {helper} can find people who are trained for this, and make a plan that keeps {Name} safe.
      T<silence> {he} can begin with one sentence: "Somebody told me not to tell." ~ That is enough to start with.
      T<silence> {he} can go on to the next adult, or to a phone line for children. ~ Not everybody understands at once.
      C<silence> {he} can think, "It is not my fault, and it is not my secret."
      A<silence> The sentence has lost its hold, because other people know it now. What happens next is work for adults, and some of them do nothing else. Nothing that was asked, taken or done by somebody was {Name}'s fault. It is fine to tell more at any time, in any order.
    `,
    '11+': `
      D<silence> "Don't tell anybody" is information in itself. Someone who says that to {Name}, or adds what would happen otherwise, knows that other adults would stop it. It makes no difference how well liked they are, what they gave, or what was agreed. Nobody is bound by a yes of that kind. It is all right to tell at any moment, including years later.
      P<silence> It often begins with attention, a present or a small rule broken together, so that telling seems like getting oneself into trouble. That is how it is meant to feel. The responsibility lies with the older one throughout.
      P<silence> Threats are made because they cost nothing. Those who make them count on not being looked at by other adults.
      Q<silence> At the thought of saying it aloud, {Name} might notice ____. Fear and relief are both common.
      H<silence> {helper} can hear the whole of it without interrupting, and say clearly that it was right to speak.
      H<silence> {helper} can bring in people with training and agree with {Name} on what makes each day safe.
      T<silence> {he} can say one sentence, write it or send it: "Someone wants me to keep something quiet." ~ The rest can follow in pieces.
      T<silence> {he} can choose who hears it: an adult at home, at school, at a doctor's, or a phone line for young people.
      C<silence> {he} can think, "Not my fault, and not my secret to keep."
      A<silence> Once a second person knows, the arrangement no longer works, because it was built on nobody knowing. From here on it is adult work to keep people safe. {Name} is not responsible for what becomes of the other person. There may be more to tell later, and that will be heard as well.
    `,
  },
};
