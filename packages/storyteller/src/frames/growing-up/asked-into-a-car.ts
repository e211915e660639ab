import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const ASKED = String.raw`(?:ask(?:ed|s|ing)?|told|tells|telling|tried|trying|want(?:ed|s)|offer(?:ed|s|ing)?|call(?:ed|s|ing)|said|shout(?:ed|s|ing)?|stopped)`;

/** Who asked, as far as it was said. */
const ASKER: Role = {
  fallback: { text: 'somebody' },
  cues: [
    { match: /\b(?:man|men|guy|bloke)\b/i, phrase: { text: 'a man' } },
    { match: /\b(?:woman|lady)\b/i, phrase: { text: 'a woman' } },
    { match: /\bstranger\b/i, phrase: { text: 'a stranger' } },
  ],
};

/**
 * A stranger asked a child into a car. By child-protection teaching: adults who need help ask adults, the rule goes by what is
 * asked and not by a face, no manners are owed, one goes back towards people and tells at once, and it is not the child's fault.
 */
export const askedIntoACar: NamedScene = {
  id: 'intoacar',
  image: 'a car door that stays shut, and feet that go the other way',
  cue: said(
    String.raw`\b(?:m[ae]n|wom[ae]n|lady|guy|bloke|strangers?|somebody|someone|(?:people|person) (?:(?:he|she|they) )?(?:did ?n['’]?t|does ?n['’]?t|do ?n['’]?t) know)\b[^.!?]{0,40}\b${ASKED}\b[^.!?]{0,50}\b(?:(?:in|into|inside|to|towards) (?:his|her|their|a|the) (?:\w+ )?(?:car|van|truck|vehicle)s?\b(?! ?seat)|(?:a|him a|her a) (?:lift|ride)\b|(?:come|go|get in) with (?:him|them)\b)`,
    String.raw`\b(?:if (?:a|any|some)\w*|in case|what to do|should|taxi|bus|ambulance|police (?:man|woman|officer)? ?(?:asked|told)|uncle|neighbou?r|coach|grandad|grandpa|car ?seat|seat ?belt|fair|horse|pony|donkey)\b`,
  ),
  decides: true,
  answers: /\b(?:car|van|stranger|man|lift|home|walk\w*|scared|frightened|upset|way)\b/i,
  titles: { young: 'No, Away, and Tell', older: 'Away, and Tell' },
  roles: { asker: ASKER },
  text: {
    '2-3': `
      D<intoacar> Outside, {asker} said to {Name}, "Come along." Feet can go back to a hand. Then tell, tell. It is fine to say no.
      P<intoacar> Big ones like to be told.
      Q<intoacar> Out there, {Name} may feel ____.
      H<intoacar> {helper} can hold a hand.
      T<intoacar> {he} can shout, "No!"
      C<intoacar> {he} can say, "No. I tell."
      A<intoacar> It is told now. Well done. A hand holds on. The body is safe here. To tell is good.
    `,
    '4-5': `
      D<intoacar> Not long ago {asker} wanted {Name} to come to a car. The answer is no, and feet go away fast. It is good to tell. Grown-ups who need help ask other grown-ups. They do not ask children.
      P<intoacar> Somebody like that can look nice and talk nicely. So the rule is for all. Only people from the plan take {Name} along.
      Q<intoacar> Thinking of that car, {Name} may feel ____.
      H<intoacar> {helper} can hear all of it, and give a hug.
      H<intoacar> {helper} can say who may pick {Name} up. ~ Then there is a plan.
      T<intoacar> {he} can go back to a grown-up {he knows} and tell.
      T<intoacar> {he} can shout "No!" as loud as can be.
      C<intoacar> {he} can think, "No, away, and tell."
      A<intoacar> It was told, and grown-ups know what to do. {Name} did nothing wrong, not one bit. A loud no is good there, and so are fast feet. To tell was the best thing. A body is kept safe by many people.
    `,
    '6-7': `
      D<intoacar> Not long ago {asker} wanted {Name} to get into a car. No grown-up may ask that of a child they do not know. It is right to say no, to go away and to tell. It does not matter how nice it sounded. Grown-ups who need help ask other grown-ups.
      P<intoacar> Most people are kind. A face does not show who is not. So the rule goes by what they ask, and not by how they look.
      Q<intoacar> When that car comes to mind, {Name} may feel ____. It may be in the legs.
      H<intoacar> {helper} can listen to the whole of it and tell the police. ~ It is their job to look into it.
      H<intoacar> {helper} can agree on a word with {Name}. ~ Whoever comes to collect {him} needs to know it.
      T<intoacar> {he} can step back, turn round and go to where people are.
      T<intoacar> {he} can shout, "No, I don't know you!" and run.
      C<intoacar> {he} can think, "Back, away, and tell."
      A<intoacar> It has been told, and now it is a job for grown-ups. Nothing about it was {Name}'s fault. Nobody needs to be polite there, or give an answer. A body that says "away!" can be trusted. There are a lot of people who would help.
    `,
    '8-10': `
      D<intoacar> Not long ago {asker} wanted {Name} to get into a car. It was right to tell about it. An adult who does not know a child has no good reason to ask that. Adults who need directions, a hand or a lost dog ask other adults. So the answer is no, whatever the story is, and it needs no manners.
      P<intoacar> People who mean harm do not look like it, and most people who look odd mean none. That is why the rule goes by what is asked. Faces do not come into it.
      P<intoacar> Polite people find it hardest, because they have learned to answer. Somebody in a car is not owed an answer.
      Q<intoacar> Going over it later, {Name} might feel ____. It can be calm at first and shaky a day afterwards.
      H<intoacar> {helper} can ring the police and say where and when it was. ~ Small details help them.
      H<intoacar> {helper} can walk along there with {Name} and pick out good places to run to.
      T<intoacar> {he} can keep some steps away, turn round and go back the way the car came. ~ Cars are slow at turning.
      T<intoacar> {he} can shout, and go in where there are people.
      C<intoacar> {he} can think, "I owe no answer. Away, and tell."
      A<intoacar> It was told, and from here on it is a job for adults. {Name} did not cause it by being there, by answering or by being friendly. Most people on that road are only thinking of their tea. A body that says "away" is worth listening to, and feet know how to do the rest.
    `,
    '11+': `
      D<intoacar> Not long ago {asker} wanted {Name} to get into a car. It was right to tell people about it, even if nothing else happened. Such a thing may be put as an offer, a favour or a question about the way, and it may take ten seconds. No adult has a good reason to ask it of somebody of that age whom they do not know. The body often raises the alarm before the mind has finished being polite, and it is worth believing.
      P<intoacar> The police would much rather hear of ten harmless drivers than miss one who is not. A time, a place and a colour are useful, even without a number plate.
      P<intoacar> Some people make a joke of it afterwards, and some go quiet. Both are ways of having been frightened.
      Q<intoacar> On that road again, {Name} might notice ____.
      H<intoacar> {helper} can report it to the police on the same day, and let the school know, so that others are warned.
      H<intoacar> {helper} can plan the next weeks with {Name}: company, another road, a charged phone.
      T<intoacar> {he} can keep a distance, turn round and go where there are people. ~ A car takes time to turn.
      T<intoacar> {he} can say a loud "No", walk into the nearest shop and ring home. ~ In danger, the emergency number is there for exactly this.
      C<intoacar> {he} can think, "I owe nobody politeness here. Away, and tell."
      A<intoacar> It was told, and with that it stopped being {Name}'s to carry alone. Where {he} walked, what {he} wore and whether {he} answered have nothing to do with it, since the asking was the wrong part. Roads get ordinary again, usually in the company of somebody at first. What remains is useful: a body that raises the alarm in time, and the knowledge that manners can wait.
    `,
  },
};
