import { said, type NamedScene } from '../scene.ts';

/** A trike, frame or chair that was made for one body, and the first go on it. */
export const firstGoOnIt: NamedScene = {
  id: 'firstgo',
  image: 'the length of one room, and something that was made for one body',
  cue: said(
    String.raw`\b(?:scared|afraid|nervous|frightened|worried|won'?t|refus\w+|does(?:n'?t| not) want|reluctant|not sure|unsure|cries|screams?)\b[^.]{0,30}\b(?:rid(?:e|es|ing)|us(?:e|es|ing)|try(?:ing)?|go(?:ing)? on|get(?:ting)? on|sit(?:ting)? (?:on|in)|stand(?:ing)? in|drive|steer|push)\b[^.]{0,30}\b(?:it|trike|tricycle|walker|frame|chair|wheel ?chair|stander|power ?chair)\b|\b(?:trike|tricycle|walker|walking frame|wheel ?chair|stander|standing frame|power ?chair)\b[^.]{0,60}\b(?:scared|afraid|nervous|frightened|won'?t|refus\w+|does(?:n'?t| not) want|cries|screams?)\b[^.]{0,16}\b(?:rid(?:e|ing)|us(?:e|ing)|try|go (?:on|in)|get (?:on|in)|it)\b`,
    String.raw`\b(?:star(?:e|es|ing|ed)|laugh\w*|teas\w+|embarrass\w*|ashamed|touch\w*|push(?:es|ed) (?:it|him|her)|bin|bath|road)\b`,
  ),
  decides:
    /\b(?:adapted|adaptive|special|new|three[- ]wheel\w*) (?:\w+ )?(?:trike|tricycle|bike|walker|walking frame|wheel ?chair|stander|standing frame|power ?chair)\b[^.]{0,60}\b(?:scared|afraid|nervous|frightened|won'?t|refus\w+)\b[^.]{0,16}\b(?:rid(?:e|ing)|us(?:e|ing)|try|go (?:on|in)|get (?:on|in)|it)\b/i,
  titles: { young: 'One Room Long', older: 'The First Ten Metres' },
  roles: {
    ride: {
      fallback: { text: 'the new thing' },
      cues: [
        { match: /\b(?:trike|tricycle)\b/i, phrase: { text: 'the trike' } },
        { match: /\bbike\b/i, phrase: { text: 'the bike' } },
        { match: /\b(?:wheel ?chair|power ?chair)\b/i, phrase: { text: 'the wheelchair' } },
        { match: /\bstanding frame|stander\b/i, phrase: { text: 'the standing frame' } },
        { match: /\bwalking frame\b/i, phrase: { text: 'the walking frame' } },
        { match: /\bwalker\b/i, phrase: { text: 'the walker' } },
        { match: /\bframe\b/i, phrase: { text: 'the frame' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<firstgo> Somebody measured {Name} from top to toe. Now {ride} is here, and it fits one body only. It helps that body to move. Grown-ups are too long for it. It stands very still. It does not go by itself, so there is time to look.
      P<firstgo> The ones who made it do not expect a race. They know that the first go is a short one.
      Q<firstgo> Close to it for the first time, {Name} may feel ____.
      H<firstgo> {helper} can hold on to it the whole time.
      H<firstgo> {helper} can stop it as soon as somebody says stop.
      T<firstgo> {he} can touch it and find out what turns.
      T<firstgo> {he} can stay with it for one song, without a go.
      C<firstgo> {he} can say, "Slow, and stop, and slow."
      A<firstgo> First it was looked at. Then there was one song, without a go. After that it went one room long, with a hand on it. That was enough for a first time. It fits one body, and it can wait for that body.
    `,
    '6-7': `
      D<firstgo> Most things are made in a factory, to fit anybody. With {ride} it was another way round. It was measured for {Name}, so that moving about costs less. All the same, a body does not trust a new thing at once. It likes to know first how it stops.
      P<firstgo> The people who fit such things see it every week. Hardly anybody sets off on the first day. They wait, and they turn a screw.
      Q<firstgo> Before the first go, {Name} may feel ____. It may be in the hands or the tummy.
      H<firstgo> {helper} can hold on, and let go only when asked to.
      H<firstgo> {helper} can ask the people who fitted it to look again.
      T<firstgo> {he} can learn the stop before the go. ~ After that, going is easier.
      T<firstgo> {he} can try it where it is empty and flat.
      C<firstgo> {he} can think, "I know how it stops."
      A<firstgo> The stop was tried six times, and it stopped six times. Then there were ten metres, with a hand near by. The move after that was longer, and nobody measured it. A thing that fits a body gets to be a part of the day.
    `,
  },
};
