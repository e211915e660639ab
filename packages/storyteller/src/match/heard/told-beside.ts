import type { Fields } from '../fields/field.ts';

/** What parents type where one word points beside what is meant: a hospital with a brother in it, a phone in a bed; one text a line. */
export const TOLD_BESIDE: Fields = {
  'hospital-stay': `
    her little brother is in hospital and I am there with him
    his big sister is in hospital and he is at nana's
    our youngest is in hospital so his brother stays with grandma
    her sister has been rushed to hospital and she asks when we come home
    her brother is in hospital and we are hardly at home
    his brother is in hospital after an operation and he misses us
    her baby brother is in hospital with bronchiolitis and mum sleeps there
    my son is in hospital and his little sister does not understand where we are
    his sister is having an operation in hospital and he is worried about her
    big brother is on the ward with appendicitis and she feels forgotten
    sister in hospital, we take turns at the bedside and he is upset
    she misses us because her little brother is poorly in hospital
    twin sister in hospital and he is at home without her`,
  'personal-space': `
    people keep patting her on the head and she hates it
    everyone pats him on the head
    old ladies patting her head in the shop
    grown-ups pat his head and he ducks away
    patting her on the head
    pats other children on the head too hard
    keeps patting the little ones on the head
    pats her baby cousin on the head too hard and we say gentle`,
  'feeling-worried': `
    worried about burglars getting in at night
    thinks burglars will come and checks the windows
    checks the doors are locked again and again because of burglars
    scared that a robber will come in
    worried someone will break in while we sleep
    convinced that somebody will break in and lies awake listening`,
  'screen-time': `
    on her phone till midnight and bedtime is a battle
    bedtime is a battle because of the phone
    takes the phone to bed and will not put it down
    scrolls in bed when he should be asleep
    phone under the pillow at night`,
  'first-trip': `
    autistic and there is a trip to the science museum with school next week
    school trip to a museum next week and he is getting more and more anxious
    class trip to the farm on friday and she is spiralling
    trip with school coming up and he cannot stop asking about it`,
  'new-school': `
    starting a new school on monday and says she feels sick
    new school on monday and he keeps saying he feels sick
    feels sick about starting at the new school`,
  'new-sibling': `
    the baby cries and he puts his hands over his ears and takes her dummy
    takes the dummy out of the baby's mouth when she cries
    hates the baby crying and gives her his dummy`,
  'healthy-eating': `
    only wants pasta and leaves the school dinner tray
    only eats plain pasta, at nursery the tray comes back full
    just pasta every day and nothing off the tray at school`,
};
