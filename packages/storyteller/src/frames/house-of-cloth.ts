import { said, type NamedScene } from './scene.ts';

/** A first night in a tent: walls of cloth, the sounds that come through them, and a torch. */
export const houseOfCloth: NamedScene = {
  id: 'tent',
  image: 'a house of cloth that is folded into a bag at the end',
  cue: said(
    String.raw`\b(?:camping|campsite|(?:in|of|the|a|our|family) tents?|tent for)\b`,
    String.raw`\b(?:den|play ?tent|pop-?up|sensory tent|calm|cancel\w*|called off|rain(?:ed|s)? off|wet(?:s|ting)?|bed ?wet\w*|cubs?|scouts?|brownies?|guides?|beavers?|school|class|residential|without (?:me|us)|birthday|blackout|loves (?:camping|tents)|likes (?:camping|tents))\b`,
  ),
  decides: true,
  answers: /\b(?:tents?|camping|campsite|first|nights?|sleep\w*|dark|outside|scared|nervous|worried)\b/i,
  titles: { young: 'A House of Cloth', older: 'A House That Fits in a Bag' },
  text: {
    '2-3': `
      D<tent> Here is a tent. It is a trip. In goes {Name}. In goes a bag. Zip, zip!
      P<tent> Birds sing outside. They have no tent.
      Q<tent> In the tent, {Name} may feel ____.
      H<tent> {helper} can sleep close by.
      H<tent> {helper} can put on a lamp.
      T<tent> {he} can pat the soft wall.
      T<tent> {he} can lie on a pillow from home.
      C<tent> {he} can say, "Zip, zip, good night."
      A<tent> Zip! It is morning. Hello, grass. The tent goes in a bag. The trip goes home.
    `,
    '4-5': `
      D<tent> On a camping trip, people sleep in a house of cloth. {Name} may help to put it up, pole by pole. Inside are a soft mat, a torch and a sleeping bag. The walls are thin. So ears hear the wind, and birds, and people far off.
      P<tent> Grown-ups lie awake a bit too, the first night. The ground is hard, and they say so.
      P<tent> The people in the next tent hear birds as well. They wave in the morning with odd hair.
      Q<tent> When the tent is dark, {Name} may feel ____.
      H<tent> {helper} can sleep right beside {him}.
      H<tent> {helper} can say what each sound is.
      T<tent> {he} can keep the torch in the sleeping bag.
      T<tent> {he} can bring the pillow from home.
      C<tent> {he} can think, "That was a bird. That was a zip."
      A<tent> In the morning the cloth is bright, and it is warm inside. There are wet shoes and toast. After the trip the house goes back in a bag. It is odd that it ever fitted.
    `,
    '6-7': `
      D<tent> On a camping trip a house gets put up in half an hour. It has a zip for a door, and walls as thin as a coat. {Name} may lie in it at night and hear everything. There is wind, and a bird, and somebody's spoon. At home such sounds are outside as well. There the wall is thick, and nobody hears them.
      P<tent> Nearly everyone sleeps badly in the first night and well in the second. It is the ground, and it is the newness.
      P<tent> Grown-ups say that they like the quiet. Then they lie awake and listen to it.
      Q<tent> When the zip is shut and it is dark, {Name} may feel ____. It can change when somebody laughs.
      H<tent> {helper} can look at a picture of the tent with {him}.
      H<tent> {helper} can walk the way to the toilet with {him} by day. ~ A way that is known is shorter at night.
      T<tent> {he} can keep a torch where a hand finds it.
      T<tent> {he} can give every sound an owner: wind, owl, spoon.
      C<tent> {he} can think, "Thin wall, same night."
      A<tent> The light came through the cloth before anybody was ready. Breakfast tasted of smoke and grass. After the trip the house is rolled up. It is too big for its bag. It goes in at last, when two people sit on it.
    `,
    '8-10': `
      D<tent> A tent on a camping trip keeps out rain and lets in everything else. {Name} may find that out late at night, when each sound seems to be inside. Ears that cannot see what they hear guess something large. It is mostly wind, a hedgehog or a neighbour who cannot find the zip. The ground is hard and the air is cold, and in the morning people are proud of both.
      P<tent> Hardly anybody sleeps well in the first night of camping, whatever they say at breakfast. A body needs one night to believe a new place.
      P<tent> People who camp a lot bring a pillow from home. They do not mention it in front of other people who camp a lot.
      Q<tent> With the torch off, {Name} might feel ____. A bit of fun and a bit of homesickness fit into one sleeping bag.
      H<tent> {helper} can agree beforehand what happens if it is too much in the night. ~ It is easier to stay where there is a plan.
      H<tent> {helper} can let {him} choose the place to sleep, at the wall or in the middle.
      T<tent> {he} can name each sound and its owner, and leave the rest till morning.
      T<tent> {he} can take charge of one thing, such as the torch, the kettle or the pegs. ~ A job makes a place less strange.
      C<tent> {he} can think, "If it sounds big, it is small and near."
      A<tent> By the second evening the tent has a place for the shoes and a name. Somebody has seen stars that are not there at home, because of the street lamps. On the last day of the trip a whole house is pressed into a bag, with some grass in it. The grass turns up again next year.
    `,
  },
};
