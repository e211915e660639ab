import { said, type NamedScene } from '../scene.ts';

/** Another floor where nobody is, and monsters that might be: whoever goes up wants somebody along. */
export const monstersUpstairs: NamedScene = {
  id: 'upalone',
  image: 'the stairs up to where nobody is, and a voice that goes along',
  cue: said(
    String.raw`(?=[^]*\b(?:monsters?|ghosts?|zombies?|witch(?:es)?|baddies|bad (?:man|men)|some(?:thing|body|one) (?:is )?(?:up )?there|creatures?|vampires?)\b)(?=[^]*\b(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\w+|without (?:me|us|mum|dad|somebody|someone)|unless (?:i|we|somebody|someone|mum|dad)|with (?:him|her|them)|fetch|follow\w*)\b)[^]*?\b(?:up ?stairs|up the stairs|(?:other|top|next|first) floor)`,
    String.raw`\b(?:bed ?time|at night|in bed|sleep\w*|nightmares?|under (?:the|his|her|their) bed|burglar\w*)\b`,
  ),
  decides: true,
  titles: { young: 'Up the Stairs With a Song', older: 'Up the Stairs and Down Again' },
  text: {
    '4-5': `
      D<upalone> The stairs go up, and up there it is quiet. {Name} may think of monsters when nobody is there. Monsters are made up, and they live in books. But a head can think of them on a stair. Then feet stop.
      P<upalone> Other people think of socks on the way up. Long ago, many of them thought of monsters, too.
      Q<upalone> At the bottom of the stairs, {Name} may feel ____.
      H<upalone> {helper} can stay at the bottom and talk. ~ A voice goes up stairs well.
      H<upalone> {helper} can put the light on up there first.
      T<upalone> {he} can go up three stairs and come down again.
      T<upalone> {he} can sing all the way up and all the way down.
      C<upalone> {he} can say, "Up I go, and my song goes too."
      A<upalone> A song went up the stairs, and it came down again. Up there were a bed, a sock and a door. The monsters are in their book, and the book is shut. The stairs go both ways.
    `,
    '6-7': `
      D<upalone> When nobody is upstairs, a house sounds different up there. {Name} may think of somebody up there, or of monsters, even by day. They are made up, and they are made in quiet rooms. It takes one creak to start. So a thing that is up there stays there, and legs stay down here.
      P<upalone> A creak is wood or a pipe that gets warm or cold. Grown-ups hear it too, and they think of the heating.
      P<upalone> Lots of people of six or seven do not like an empty floor. It is not a thing that they talk about at school.
      Q<upalone> At the bottom of the stairs, {Name} may feel ____. It may be in the legs or in the tummy.
      H<upalone> {helper} can come half of the way and wait on the stairs. ~ Next time half of that may be enough.
      H<upalone> {helper} can keep on talking or singing down here.
      T<upalone> {he} can switch on each light and call out what is there.
      T<upalone> {he} can go up, touch the top stair and come back. ~ The next time it can be a door.
      C<upalone> {he} can think, "It is the same floor, with nobody on it."
      A<upalone> A light is on up there, and somebody calls out what can be seen. There is a bed, a jumper and half a jigsaw. There is nobody, and no monster, because those are made by heads. Whatever was fetched is down here now. A stair that was climbed once is one stair shorter.
    `,
    '8-10': `
      D<upalone> Nearly every house has a part where nobody is at the moment. For {Name}, that part may be upstairs, and a head can people it with monsters in about four seconds. It knows perfectly well that they are made up. Knowing sits in one part of the brain and the alarm in another, and the alarm is quicker. So a charger or a jumper stays up there until somebody comes along.
      P<upalone> An empty floor creaks because wood and pipes shrink and stretch. Ears notice it most when they are waiting for something.
      P<upalone> Plenty of people of nine and ten take the last stairs at a run. They just do it when nobody looks.
      Q<upalone> At the bottom of the stairs, {Name} might feel ____. Legs often know it first.
      H<upalone> {helper} can stay within hearing and answer when {he calls}. ~ A voice works through a ceiling.
      H<upalone> {helper} can go along this week, and to the landing next week. ~ A plan gets smaller by itself.
      T<upalone> {he} can go up slowly, at walking speed, and come down slowly. ~ Running tells the alarm that there is something to run from.
      T<upalone> {he} can switch on the light and say aloud three things that are there.
      C<upalone> {he} can think, "My alarm is quick. I can be slow."
      A<upalone> Three things were up there: a bed, a lamp and a jumper inside out. No monster was among them, since monsters need a head to be in. The jumper came down at walking speed. Every slow trip teaches the alarm a little, and next week it may ring later.
    `,
  },
};
