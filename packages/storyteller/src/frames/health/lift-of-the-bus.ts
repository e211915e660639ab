import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WHEELS = String.raw`\b(?:wheel ?chair|power ?chair|walker|walking frame)\b`;
const TRIP = String.raw`\b(?:school trip|class trip|trips?|outing|excursion|school journey)\b`;

/** A trip by bus in a wheelchair: a lift that is loud, eyes that look, and who helps when the usual one is not there. */
export const liftOfTheBus: NamedScene = {
  id: 'buslift',
  image: 'a lift on a bus that goes up with a hum and ends with a click',
  cue: said(String.raw`(?=[^]*${WHEELS})[^]*?(?:${TRIP}|\blift (?:of|on) the (?:bus|coach|minibus)\b)`),
  decides: true,
  titles: { young: 'Hum, Click, and Off', older: 'Hum, Click, and Off' },
  roles: {
    teacher: TEACHER,
    where: {
      fallback: { text: 'the place' },
      cues: [
        { match: /\bfarm\b/i, phrase: { text: 'the farm' } },
        { match: /\bzoo\b/i, phrase: { text: 'the zoo' } },
        { match: /\bmuseum\b/i, phrase: { text: 'the museum' } },
        { match: /\baquarium\b/i, phrase: { text: 'the aquarium' } },
        { match: /\btheatre\b/i, phrase: { text: 'the theatre' } },
        { match: /\bcastle\b/i, phrase: { text: 'the castle' } },
        { match: /\b(?:beach|seaside)\b/i, phrase: { text: 'the seaside' } },
      ],
    },
    usual: {
      fallback: { text: 'the usual helper' },
      cues: [
        { match: /\b(?:other than|except|but|only|just|unless it(?:'s| is)|without) (\p{Lu}\p{Ll}+) (?:helps?|can help|does)\b/u, phrase: { text: '$' } },
        { match: /\b(?:one[- ]to[- ]one|1:1|TA|assistant|helper|carer),? (?:is |is called |called )?(\p{Lu}\p{Ll}+)\b/u, phrase: { text: '$' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<buslift> {Name} goes on a trip with the wheelchair. The bus has a lift. Hum, it goes up, and some people look. Click, the wheels are held fast. Then the bus goes off with all of them in it.
      P<buslift> The others look at things that go up. Some of them would like a go on it.
      Q<buslift> When the lift goes up, {Name} may feel ____.
      H<buslift> {teacher} can let {him} go on first. ~ Then there are no eyes yet.
      H<buslift> {helper} can say who helps with the toilet.
      T<buslift> {he} can put {his} hands on {his} ears till the click.
      T<buslift> {he} can say, "First tell me, then do it."
      C<buslift> {he} can say, "Hum, click, and off."
      A<buslift> Hum, click, and here is {where}. Now they all look at other things. On the way home from the trip the lift hums again. It knows only one song.
    `,
    '6-7': `
      D<buslift> A school trip has a bus, a place and a way back. For {Name} and the wheelchair the bus has a lift. It hums, it goes up slowly, and people look at it. At the top there is a click, and the wheels are held fast. Then {Name} sits like all the others, and the trip can begin.
      P<buslift> People look at anything that goes up slowly. Some of them would like a go. A moment later they look out of the window.
      Q<buslift> When the lift hums and goes up, {Name} may feel ____.
      H<buslift> {teacher} can let {him} go on before the others come. ~ Then nobody is there to look.
      H<buslift> {helper} can plan with the school who helps with the toilet. ~ It can be a person {he knows}, if not {usual}.
      T<buslift> {he} can cover {his} ears from the hum to the click.
      T<buslift> {he} can say to somebody new, "First tell me, then do it."
      C<buslift> {he} can think, "Hum, click, and off we go."
      A<buslift> Hum went the lift, click went the wheels, and then came {where}. There everybody looks at something else. On the way back from the trip it hums once more. By then it is only the song of the bus.
    `,
    '8-10': `
      D<buslift> A trip with the class is the same for everybody, and for {Name} it has one part more. The bus has a lift for the wheelchair. It is loud, it is slow, and for about a minute there is nothing else to look at. Then the wheels are fixed with a click, and from there on it is one trip for all of them. There is also the question of who helps with what, and that can be settled beforehand.
      P<buslift> People look at whatever moves slowly and makes a noise. Most of them have forgotten it by the first traffic light. A few wish that they had a seat with a view like that.
      Q<buslift> In the minute on the lift, {Name} might feel ____.
      H<buslift> {teacher} can let {him} board first, before anybody is there to look. ~ It is a small change, and it costs nothing.
      H<buslift> {helper} can ask the school who helps with the toilet and when. ~ If it is not {usual}, they can meet before the day.
      T<buslift> {he} can write three lines on how to help, and give them to whoever is new to it.
      T<buslift> {he} can put on headphones from the hum to the click.
      C<buslift> {he} can think, "One minute of hum. Then it is everybody's trip."
      A<buslift> The lift hums, the wheels click, and a few streets later it is a trip like any other. At {where} people look at what they came to see. On the way back the same minute comes once more, shorter than in the morning. What gets told at home is the rest of the day.
    `,
  },
}; // prettier-ignore
