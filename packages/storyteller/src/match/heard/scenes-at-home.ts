import type { Fields } from '../fields/field.ts';

/** Everyday scenes of home and friends in the words parents have for them; texts are divided by a stroke. */
export const SCENES_AT_HOME: Fields = {
  'morning-routine': `he sleeps till midday at weekends and then moans / won't get out of bed before noon on a saturday / one sock on and then off playing / takes forever to get dressed / makes a fuss about wearing a coat to school / moans about putting on his jumper / gets distracted between his pants and his socks / an hour to put her tights on / half dressed and lost in a book every morning`,
  swearing: `keeps saying poo at the table / says bum and willy at dinner and giggles / poo poo this and poo poo that all day / toilet words at tea / says rude words to make his brother laugh / shouts bum in the supermarket / sings rude songs about poo / everything is poo head at the moment`,
  sharing: `won't share his birthday presents with his cousins / won't let her brother touch her new toys / hides her toys when her cousins come / doesn't let anyone use his new scooter / screams if a friend touches her dolls / snatches things back from his cousin / says mine about everything at playgroup`,
  'running-off': `doesn't want to hold my hand in town / won't hold hands near the road / pulls her hand away in the street / lets go of my hand by the shops and runs / refuses to hold hands in the car park`,
  'sharing-a-room': `grandma has come to live with us and he shares a room with his brother / she lost her own room and shares with her sister / hates sharing a bedroom / moved in with his brother because of the new baby`,
  'siblings-fighting': `goes into his sister's room and breaks her lego / takes her brother's things to annoy him / pokes his brother in the back of the car / they fight over the tablet every evening`,
  'hard-times': `her nan is having heart surgery / my mum her nan is having surgery on her heart / his nan is having a big operation / his nan has cancer / her grandad has cancer and she is worried / my mum his nan is very ill / my mum is having heart surgery and she is worried about her nan`,
  'loud-toilets': `frightened of the big toilets at school because the flush is loud / the school toilets flush so loudly she won't go`,
  'left-out': `her best friend has a new best friend / best friend won't sit with her at lunch any more / his best mate plays with somebody else now / her friend said you are not my best friend any more / best friend has gone off with another girl`,
  general: `argues with the referee at football / screams when her brother sits in her chair at dinner / shouts go away at the neighbours`,
};
