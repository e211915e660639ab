import { said, type NamedScene } from '../scene.ts';

/**
 * Who has had enough of an illness that has lasted for years. Being worn out by treatment is well known to those who treat
 * (Diabetes UK, "burnout"; Crohn's & Colitis UK, on mental wellbeing): it is said to somebody, and nothing is left off in secret.
 */
export const sickOfBeingIll: NamedScene = {
  id: 'lodger',
  image: 'a lodger whom nobody has asked in',
  cue: said(
    String.raw`\b(?:(?:sick|tired|bored|fed up) (?:and tired )?(?:of|with) (?:being|feeling|having|it|the|all|his|her|their|hospitals?|doctors?|needles?|medicines?|tablets?|everything)|fed ?up|had enough|(?:can'?t|cannot) (?:be bothered|do (?:it|this) any ?more)|why (?:me|(?:does it|did it|is it) (?:have to be )?(?:him|her|them|me))|(?:just )?wants? to be (?:normal|well|like (?:the others|everyone|everybody|other|his|her))|hates? (?:having (?:it|this|an illness)\b|being ill|being sick|being poorly|(?:his|her|their) (?:illness|condition|crohn\w*|diabetes|asthma|arthritis|epilepsy)))\b`,
    String.raw`\b(?:chemo\w*|cancer|leuk\w+|tumou?r|dying|die|terminal|wants? to die)\b`,
  ),
  decides: false,
  answers: /\b(?:sick of|fed up|had enough|tired of|why me|normal)\b/i,
  titles: { young: 'The Lodger', older: 'A Lodger Nobody Asked In' },
  text: {
    '6-7': `
      D<lodger> An illness that stays is like a lodger whom nobody has asked in. It sits in the best chair and wants things at odd times. {Name} may have had enough of it. That is easy to understand. Others in the house would like it to go as well. It cannot be sent away. It can be told which room is not for it.
      P<lodger> Doctors know that people get tired of being ill. They do not mind when somebody says so.
      P<lodger> Friends may not know how much work it is. They see the bit that is left for playing.
      Q<lodger> On a day of tablets, tests or waiting, {Name} may feel ____. Cross is one of the words that fit.
      H<lodger> {helper} can listen to a good long grumble. ~ It need not end with "but".
      H<lodger> {helper} can ask the nurse what could be made easier. ~ Often there is one thing.
      T<lodger> {he} can draw the lodger and write under it what is the worst.
      T<lodger> {he} can choose one thing today that has nothing to do with it.
      C<lodger> {he} can think, "It lives here. It is not the boss here."
      A<lodger> The lodger has had its hour, and the rest of the day is free. It is all right to be fed up with an illness. Somebody who has said so has company. There is a game on the table, and the lodger is not in it.
    `,
    '8-10': `
      D<lodger> A long illness is something like a lodger whom nobody asked in. It pays no rent, it wants to be looked after, and it chooses its own times. After some years {Name} may be thoroughly sick of it. That has nothing to do with being ungrateful or weak. It is what people say about a job with no holidays, and this is one.
      P<lodger> Doctors and nurses have a word for it: burnout. They hear of it every week. They would much rather be told than notice that things have been left out.
      P<lodger> Parents can sound like a clock with reminders. They would like to stop reminding as much as anybody would like to stop being reminded.
      Q<lodger> When it wants something again, {Name} might feel ____. It may be a very short word.
      H<lodger> {helper} can let a grumble be a grumble, without a bright side at the end.
      H<lodger> {helper} can ask the clinic which one thing in the week could go. ~ One thing less is noticed at once.
      T<lodger> {he} can say at the next visit, "I am fed up with this, and the worst of it is ..." ~ It is useful to them.
      T<lodger> {he} can plan an afternoon in which nobody asks how it is.
      C<lodger> {he} can think, "It lives here, and it does not own the place."
      A<lodger> The lodger will be at breakfast again tomorrow. It has got its tablets and its timetable, and that is all it gets. The rest of the house is for other things, loud ones among them. An illness may be grumbled about on any day of the week. Saying so does not make a lodger any bigger.
    `,
    '11+': `
      D<lodger> A long-term illness resembles a lodger whom nobody asked in. It has no lease and no manners, it decides who gets the bathroom, and those who are sorry about it go home at five. After years of this {Name} may be sick of all of it: the symptoms, the appointments and the word "brave". There is a name for that state, which is burnout. It is so common that clinics ask about it.
      P<lodger> Doctors see a set of results that somebody has worked for around the clock. The better ones know it. Hearing that it has become too much tells them more than the results do.
      P<lodger> Parents remind, because the consequences of forgetting frighten them. They are sick of it in their own way, and they can hardly say so to the person who has it.
      Q<lodger> At the next alarm, tablet or waiting room, {Name} might feel ____. Several of the words that fit are not printed here.
      H<lodger> {helper} can listen to a complaint without adding a bright side. ~ It gets shorter if nobody argues.
      H<lodger> {helper} can take over one task for a month, such as the phone calls. ~ A month off from one thing is a holiday of a kind.
      T<lodger> {he} can ask the clinic what could be made simpler, before dropping anything. ~ There is more room in most plans than it seems.
      T<lodger> {he} can find others with the same lodger, through a charity or a clinic. ~ Some jokes only work there.
      C<lodger> {he} can think, "It lives here. It does not own the place."
      A<lodger> Nothing in this sends the illness away. It gets what it needs, at the fixed times, and not a minute of conversation beyond that. The lodger may be disliked. Being sick of it is not a failure of attitude, and saying it aloud tends to let some air in. The remaining rooms are furnished according to the taste of whoever lives there by right.
    `,
  },
};
