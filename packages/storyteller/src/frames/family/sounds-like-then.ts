import { said, type NamedScene } from '../scene.ts';

const WAR = String.raw`\b(?:wars?|ukrain\w*|kyiv|kharkiv|syria\w*|gaza\w*|palestin\w*|israel\w*|lebanon|leban\w+|sudan\w*|afghan\w*|yemen\w*|iraq\w*|iran\w*|congo\w*|eritrea\w*|somali\w*|refugees?|asylum|bomb\w*|shell(?:s|ing)|fled)\b`;

/** A child who has come from a war, and a sound that is like one of there. */
export const soundsLikeThen: NamedScene = {
  id: 'overhead',
  image: 'a sound in the sky that means one thing there and another thing here',
  cue: said(
    String.raw`(?=[^]*${WAR})[^]*\b(?:hid(?:es?|ing)|scared|afraid|frightened|terrified|panics?|freezes?|screams?|cries|ducks?|jumps?|runs?|shak(?:es|ing)|covers? (?:his|her|their) (?:ears|head))\b[^.!?]{0,50}\b(?:planes?|aeroplanes?|airplanes?|jets?|helicopters?|sirens?|fireworks?|thunder|bangs?|loud (?:noises?|sounds?)|alarms?|drones?)\b`,
    String.raw`\b(?:on (?:the )?(?:news|tv|telly)|video game|plays? war)\b`,
  ),
  decides: true,
  answers: /\b(?:planes?|hid\w*|helicopters?|sirens?|fireworks?|bangs?|scared|noises?|hears?|came from)\b/i,
  titles: { young: 'A Plane Is a Plane', older: 'There and Here' },
  text: {
    '4-5': `
      D<overhead> {Name} has been in a place with a war. There, some sounds meant "Hide!" It was right to hide then. Here the sounds mean a different thing. A plane has people in it who fly to their grandma. Ears need a long time to learn that.
      P<overhead> Grown-ups who were there jump, too. Their ears are learning it as well.
      Q<overhead> When it is loud in the sky, {Name} may feel ____.
      H<overhead> {helper} can hold {him} and say, "We are here."
      H<overhead> {helper} can look up too, and wave.
      T<overhead> {he} can go to a lap or a safe corner.
      T<overhead> {he} can push both feet on the floor.
      C<overhead> {he} can think, "That was there. This is here."
      A<overhead> The sound went over the roof, and it was gone. It was a plane on its way. The war is far from this house. Here are two feet on a floor, and a hand to hold.
    `,
    '6-7': `
      D<overhead> In a war, loud sounds can mean danger. {Name} was in such a place and learned to be fast. It was clever to hide there, and bodies remember it well. Here the same sound may be a plane to the seaside. The ears know it later than the head does.
      P<overhead> Other children may look up and go on playing. They did not learn what {Name} learned.
      P<overhead> Grown-ups who came from a war hear it too. Some of them stop in the street for a moment.
      Q<overhead> When a sound comes, {Name} may feel ____. It may be in the chest or in the legs.
      H<overhead> {helper} can say what it is and where it goes. ~ A calm voice is good to hold on to.
      H<overhead> {helper} can tell the school, so that a teacher knows. ~ A doctor can help as well if it stays hard.
      T<overhead> {he} can go to a safe place, and come out when it is over.
      T<overhead> {he} can name five things that are here: a chair, a lamp, a shoe.
      C<overhead> {he} can think, "That was there. I am here."
      A<overhead> The sound has gone, and the lamp is still on. The fear is from the war, and it came along in the body. It may take a long time to get small. Here are people who know why, and nobody laughs about it. To be fast was brave, and to rest is allowed.
    `,
    '8-10': `
      D<overhead> Whoever has lived in a war has learned to listen. {Name} knows what a sound in the sky can mean, and the body acts before anybody has asked it. There it was right, and it may have kept people safe. Here the same noise is a holiday plane or a fire engine. A body doesn't find that out from a map. It finds it out from many sounds after which nothing happens.
      P<overhead> Classmates may wonder, because for them a plane is just a plane. One sentence from an adult is enough, if {Name} wants it to be said.
      P<overhead> Doctors know this reaction in children and in soldiers. They have ways of making it easier.
      Q<overhead> When it comes over the roof, {Name} might feel ____. It can be over in the sky and go on in the chest.
      H<overhead> {helper} can agree with the school on a place to go and somebody to go with.
      H<overhead> {helper} can ask a doctor about help if the nights are bad or it does not ease.
      T<overhead> {he} can press both feet on the ground and breathe out longer than in.
      T<overhead> {he} can say aloud what it is: "A plane, going west."
      C<overhead> {he} can think, "My body is quick. It learned that there, and I am here."
      A<overhead> The plane has gone over, with two hundred people and their sandwiches. The war is somewhere else, and a part of it is in the ears for now. That is not weakness. It was learned under hard conditions, and it can be unlearned in better ones, at its own speed.
    `,
    '11+': `
      D<overhead> A body that has been through a war keeps its training. {Name} may be under a table before {he has} decided anything, because a sound overhead meant something definite for a long time. It was an accurate reaction in the place where it was learned. Here the same frequency belongs to a holiday flight, and the nervous system has not been informed. It believes repetition and not arguments.
      P<overhead> People who have only seen war on a screen tend to look for words and find the wrong ones. Some will say nothing, out of respect, which can look like indifference.
      P<overhead> Those who came along have their own version of it. It helps to know that a parent who turns up the radio may be doing it for the same reason.
      Q<overhead> After such a moment, {Name} might notice ____. Being furious about it is common.
      H<overhead> {helper} can inform one or two people at school, in words that {Name} has agreed to.
      H<overhead> {helper} can find a doctor or a service that knows about this. ~ It is treatable, and treatment need not mean telling everything.
      T<overhead> {he} can keep something that brings back the present, such as cold water, a song or the date said aloud.
      T<overhead> {he} can leave the room without explaining. ~ The explanation can come later, or not at all.
      C<overhead> {he} can think, "That reflex was right there. It can retire here."
      A<overhead> The noise is gone, and the clock says the same minute as for everybody else. The war did not stop at a border, and it is nobody's fault that part of it travels in people's ears. It eases as ordinary days add up, and it may return with a firework. There are people to ring on such evenings, and that is what they are for.
    `,
  },
}; // prettier-ignore
