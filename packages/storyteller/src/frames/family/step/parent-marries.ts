import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE } from './newcomer-role.ts';

/** A parent marries, and the child does not want to be there. */
export const parentMarries: NamedScene = {
  id: 'nowedding',
  image: 'a chair at a wedding, and what may be thought on it',
  cue: said(
    String.raw`(?=[^]*\b(?:wedding|get(?:s|ting)? married|marry(?:ing)?|marries)\b)(?=[^]*\b(?:partner|girlfriend|boyfriend|fianc\w+|step-?\w+|(?:dad|daddy|mum|mummy|mom|father|mother|i|i['’]m|we|we['’]re)(?:['’]s| is| am| are)? (?:getting |going to get |to get )?(?:re)?marr\w+)\b)[^]*?\b(?:(?:does ?n.?t|do ?n.?t|does not|not|refuses|won.?t|never) (?:\w+ )?(?:want|going|go|come|be there|to go|to come|wear|like)|hates?|upset|angry|cr(?:y|ies)|against|refuses|unhappy|furious)\b`,
    String.raw`\b(?:cousin|aunt\w*|uncle|sister|brother)['’]?s? (?:wedding|is getting|getting)`,
  ),
  decides: /\b(?:dad|daddy|mum|mummy|mom|father|mother)(?:['’]s| is) (?:getting|going to get) (?:re)?married\b/i,
  answers: /\b(?:wedding|married|want to go|may)\b/i,
  titles: { young: 'A Chair at the Wedding', older: 'A Chair, and What Is Thought on It' },
  roles: { newone: NEWCOMER_ROLE },
  text: {
    '4-5': `
      D<nowedding> A parent and a partner get married. There is a party with cake. {Name} may not want it. It can feel like the end of how it was. That is allowed, even on a day with balloons.
      P<nowedding> A new partner is one more person. The mum and the dad of {Name} stay the same.
      Q<nowedding> At the wedding, {Name} may feel ____.
      H<nowedding> {helper} can say what happens first, and next.
      H<nowedding> {helper} can sit close by the whole time.
      T<nowedding> {he} can choose a job, or no job.
      T<nowedding> {he} can take a small toy along in a pocket.
      C<nowedding> {he} can say, "I can be there and be sad."
      A<nowedding> The cake is eaten, and the music is loud. A new partner has a ring. {Name} has a lap to sit on, the same as before.
    `,
    '6-7': `
      D<nowedding> A parent and a new partner are getting married. Everybody says how lovely it is. {Name} may not want to go. A wedding can make it hurt that the old way is over. That is no bad thought. It shows that the old way was loved.
      P<nowedding> The parent who marries is happy and a bit nervous. The other parent stays a parent, on that day and after it.
      Q<nowedding> When people talk about the wedding, {Name} may feel ____. It may be two words that do not fit.
      H<nowedding> {helper} can ask what would make the day easier.
      H<nowedding> {helper} can find somebody who stays with {Name} at the party.
      T<nowedding> {he} can say to the parent who marries, "I am not glad yet."
      T<nowedding> {he} can choose a job for the day, or just a chair.
      T<nowedding> {he} can go outside when it gets too much.
      C<nowedding> {he} can think, "I can sit there and have my own thoughts."
      A<nowedding> There is a chair with {Name}'s name on it. Somebody sat there with mixed thoughts and ate two pieces of cake. On the next day there is a new ring in the family, and breakfast. The parent is the same one as before.
    `,
    '8-10': `
      D<nowedding> A parent is going to marry a new partner, and {Name} would rather not be there. From outside, a wedding is cake and dancing. From the inside of a family it also says that the old version is over, and that people are glad. Anyone may find that hard. Not wanting to go is a way of saying it.
      P<nowedding> The one who marries hopes for a happy face, and can live with an honest one. Being asked what is wrong on the morning itself is too late for both.
      P<nowedding> Being there is not a vote against anybody. The other parent knows it, or can be asked.
      Q<nowedding> Thinking of the day, {Name} might feel ____. Several words may apply.
      H<nowedding> {helper} can go through the day and mark the parts that can be skipped.
      H<nowedding> {helper} can arrange for a friend or a cousin to sit beside {Name}.
      T<nowedding> {he} can tell the parent in private, some time before. ~ "It is hard for me, and I do not want to spoil it" says both.
      T<nowedding> {he} can choose what part to have: none, a small one, or the music.
      T<nowedding> {he} can agree on a sign for leaving the room.
      C<nowedding> {he} can think, "I can be there without pretending."
      A<nowedding> A chair at a wedding can hold somebody who is sad, bored and hungry, and who stays for the pudding. Nobody looks as closely as one thinks. After the day there is a partner with a ring, and things go on with laundry and school. {Name} has the same parents as on the day before.
    `,
    '11+': `
      D<nowedding> A parent is marrying a new partner, and {Name} is expected to attend, in good shoes and good spirits. Shoes can be had. A wedding makes official what could so far be treated as provisional, and it asks the children to applaud. Reluctance is hardly surprising. It may concern the person, the speed, or simply the end of an idea that things could go back.
      P<nowedding> Parents in that situation want a blessing and fear a scene. Between the two there is plenty of room.
      P<nowedding> Attending is a courtesy to somebody one is related to. It is not an opinion about the divorce.
      Q<nowedding> When the date comes up, {Name} might notice ____.
      H<nowedding> {helper} can ask which parts are negotiable, and accept an honest answer.
      H<nowedding> {helper} can keep {Name} out of photographs and speeches that {he} would rather avoid.
      T<nowedding> {he} can have the conversation weeks before, alone with the parent. ~ It goes better without caterers.
      T<nowedding> {he} can state terms: no speech, a friend to come along, home by ten.
      T<nowedding> {he} can tell another adult if the objection is about something serious.
      C<nowedding> {he} can think, "I can be there and keep my own view."
      A<nowedding> It is possible to sit through a wedding with reservations and decent manners, and to enjoy the band. Nobody signs anything on that chair. A new partner becomes a relation by law that day, and whatever else comes later or not. The parent remains one, for ordinary use, from the following morning.
    `,
  },
};
