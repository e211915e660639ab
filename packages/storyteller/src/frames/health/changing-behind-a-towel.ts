import { said, type NamedScene } from '../scene.ts';

/** Getting changed for swimming or PE with others in the room: what is allowed, what helps, and what may be asked for. */
export const changingBehindATowel: NamedScene = {
  id: 'changing',
  image: 'a towel that is as good as a door',
  cue: said(
    String.raw`(?=[^]*\b(?:swim\w*|pool)\b)[^]*?\b(?:(?:get(?:s|ting)?|be(?:ing)?) (?:changed|undressed|dressed)|changing(?: rooms?)?|undress\w*|chang(?:e|es) (?:in front|for swimming|with)|see (?:him|her|them) (?:naked|undressed|change))\b`,
    String.raw`\b(?:dr[iy]ers?|loud|nois\w*|echo\w*|touch\w*|man|coach|grab\w*|photos?|filmed|burkini|hijab|headscarf|scars?|stoma|eczema|period\w*|slow|forgets?)\b`,
  ),
  decides: true,
  answers: /\b(?:chang\w+|undress\w*|front|others|embarrass\w*|shy|swim\w*|school|class)\b/i,
  titles: { older: 'As Good as a Door' },
  text: {
    '6-7': `
      D<changing> Before the pool comes the changing room, with benches and lots of elbows. {Name} may not like to get changed there, with others near. Wanting to be private is fine. A body belongs to the one who lives in it. A big towel is nearly as good as a door. It can be held on with the chin.
      P<changing> The others are looking for their socks. They hop on one leg and want to be quick.
      P<changing> Lots of children turn to the wall. Each of them thinks that nobody else does.
      Q<changing> In the changing room, {Name} may feel ____.
      H<changing> {helper} can ask the school for a place with a door.
      H<changing> {helper} can send the swim things on under the clothes.
      T<changing> {he} can change bit by bit under a big towel.
      T<changing> {he} can choose a corner and face the wall.
      C<changing> {he} can think, "My towel is my door."
      A<changing> Off, on, and the towel did not slip. Or it did slip, and nobody saw. In the water they all have the same wet hair. Private is a fine thing to want, at any pool.
    `,
    '8-10': `
      D<changing> Swimming with the class begins in a room that nobody likes much. It is cold, it is crowded, and everybody is meant to get changed in it. {Name} may dread that more than the water. Wanting privacy is no fuss. It comes with growing, earlier for some and later for others. There are ways to change in such a room without being seen.
      P<changing> Most of the others are busy hiding behind their own towels. Nobody has much time to look.
      P<changing> Teachers can offer a cubicle or five minutes' start. They do it when they are asked, and they do not ask why.
      Q<changing> On the bench with the bag open, {Name} might feel ____. It may be about one person, or about all of them.
      H<changing> {helper} can write to the school and ask for a cubicle. ~ A note saves explaining.
      H<changing> {helper} can find a towel with a hole for the head. ~ It is a tent, and surfers use it.
      T<changing> {he} can wear the swim things under the clothes on the way there.
      T<changing> {he} can practise the towel trick at home until it takes a minute.
      T<changing> {he} can tell an adult about anyone who looks on purpose or makes remarks.
      C<changing> {he} can think, "Towel on, and the room is out."
      A<changing> Two minutes under a towel, and the hard part is over before the water has begun. The pool has room for thirty wet heads and no interest in who changed where. On the way back it is the same trick the other way round. A body is its owner's business, in any weather.
    `,
    '11+': `
      D<changing> School swimming assumes that people will undress in company, at exactly the age when they least want to. {Name} is not being difficult by minding. Bodies in one year group are years apart, and every one of them feels like the odd one out. Privacy is a normal thing to want, and a school is expected to make it possible. It mostly takes one question, put to the right person beforehand.
      P<changing> The confidence in a changing room is largely noise. A good half of the people in it are facing a wall.
      P<changing> Staff get this request every term. They have cubicles, time slots and other solutions, and no need for reasons.
      Q<changing> At the thought of the changing room, {Name} might notice ____. The pool itself may be another matter.
      H<changing> {helper} can raise it with the school quietly, if {he} would rather not. ~ It counts as an ordinary arrangement.
      T<changing> {he} can ask for a cubicle, or to go five minutes early.
      T<changing> {he} can wear the swim things underneath, and a changing robe on the way out.
      T<changing> {he} can report remarks or phones. ~ Neither belongs in that room, and school rules agree.
      C<changing> {he} can think, "My body, my door, even if it is a towel."
      A<changing> The lesson is over, and what remains of it is wet hair and a bag that smells of chlorine. Changing took three minutes behind a towel or a door. Somebody will have made noise, as somebody does. The water held everybody up equally, which is more than can be said of most rooms.
    `,
  },
};
