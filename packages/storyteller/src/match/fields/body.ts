import type { Fields } from './field.ts';

/** Health, the senses, what is worn, washed and eaten. */
export const BODY: Fields = {
  'brushing-teeth':
    'toothbrush toothpaste brush_tooth clean_tooth bristles mint minty gums plaque cavity rinse_spit clamps_mouth mouth_shut open_wide electric_toothbrush floss flossing mouthwash tooth_rot scrub_tooth paste bathroom_sink twice_day brushing molars baby_tooth brush_taste foam cepillo dientes',
  'bath-time':
    'bath bathtub tub bathing bathwater bubbles bubble_bath plughole plug drain soap sponge flannel washcloth wash_hair hair_wash shampoo conditioner suds shower washing_hair wet_hair undress stinky smelly_kid get_clean dirty soaping towel hop_tub filthy baño ducha bañarse lavar_pelo jabon champu duchar',
  'water-on-face':
    'face_wet wet_face splash_face splashed eyes_water water_eyes water_ears ears_wet goggles dribbles_face face_under dunk dunking rinse rinsing shower_head sprinkler_face water_cara face_wash wipe_face flannel_face drop_water splash_eye mojar_cara agua_cara soap_eye',
  'healthy-eating':
    'eat food meal dinner lunch supper breakfast plate vegetable broccoli carrot pea spinach fruit apple banana pasta nugget chicken_nugget fries chip beige bread cereal snack picky fussy_eater taste try_food new_food bite_food mealtime fork spoon portion nutrition starve crisps pizza cheese toast meat fish salad sandwich appetite dinner_time tea_time hungry refuse_eat plain diet vitamins comer verduras comida come_nada cena',
  'food-textures':
    'texture lumpy lump slimy mushy mush squishy squidgy crunchy soggy gag gagging retch retches heave vomit_food mixed_food sauce gravy touching_food yoghurt puree smooth bits_food wet_food sticky_food banana_mushy chewy stringy consistency sensory_food spits_food arfid grumos textura puffs_up mouth_feel swallow_food',
  dentist:
    'dentist dental orthodontist braces filling cavity tooth_pulled tooth_out extraction drill_tooth hygienist checkup_tooth tooth_check dentist_chair open_mouth molar retainer brace numbing_gum xray_tooth wisdom_tooth count_tooth clean_scale fluoride chipped_tooth root_canal dentista caries muelas empaste look_tooth person_tooth',
  needles:
    'needle jab injection vaccine vaccination shot flu_shot booster immunisation immunization blood_test blood_draw bloods phlebotomist prick syringe cannula numbing_cream plaster_arm epipen_jab mmr vein tetanus jabs inject take_blood finger_prick hold_still nurse_arm pinchazo vacuna inyeccion aguja',
  haircut:
    'haircut hairdresser barber salon scissors fringe bangs clippers trim snip chop buzz buzz_cut shave_head cape comb hair_long trimmed hair_neck tidy_hair trimmer hair_chopped crew_cut stylist hair_salon shaggy hair_eyes peluquero peluqueria corte pelo_largo barbershop number_two mohawk hair_short locks',
  'hospital-stay':
    'hospital ward overnight_hospital admitted infirmary children_ward stay_hospital drip nurse bedside ward_night beeping monitor hospital_gown visiting_hours wristband play_specialist hospital_bed inpatient discharge night_ward days_ward iv_drip ingresar hospitalizado ingresado pediatric_unit admission',
  'doctors-visit':
    'doctor gp paediatrician pediatrician stethoscope checkup physical waiting_room surgery_appointment examine examined throat_look ear_look tongue_depressor thermometer fever temperature cough ear_infection sore_throat clinic nurse appointment_doctor listen_chest tummy_press health_visitor well_visit nhs_clinic consultant specialist sick_visit rash medico pediatra consulta chequeo',
  glasses:
    'glasses specs spectacles lenses frames optician optometrist eye_test eye_doctor eyesight squint patch eye_patch lazy_eye patching blurry short_sighted nearsighted bifocals contact_lenses four_eyes wear_glasses shortsighted vision gafas lentes parche oculista see_board prescription_eye',
  'hearing-aid':
    'hearing hearing_aid cochlear implant audiologist deaf deafness ear_mould ear_mold hearing_loss hearing_test audiology grommets processor bone_anchored hear_thing ear_gadget aid_ear turn_aid feedback_whistle hearing_device pulls_ear audifono audifonos sordo implante ear_things',
  allergy:
    'allergy allergic epipen peanut nut_allergy nuts dairy milk_allergy egg_allergy gluten coeliac celiac lactose intolerant intolerance hives swelling reaction anaphylaxis anaphylactic ingredients label_food safe_food cant_eat_cake sesame shellfish soya wheat antihistamine free_from allergen alergia alergico celiaco cacahuete lunchbox_safe own_cake party_food',
  'taking-medicine':
    'medicine medication meds tablet_swallow swallow_pill pill pills syrup syringe_mouth antibiotics inhaler spacer nebuliser eye_drops ear_drops drops cream_eczema ointment puffer calpol tylenol spoonful dose yucky_medicine capsule steroid suppository antibiotic laxative movicol asthma_pump jarabe medicina pastillas inhalador gotas nose_spray spits_medicine take_medicine iron_drops',
  'long-illness':
    'cancer chemo chemotherapy leukaemia leukemia tumour tumor diabetes diabetic insulin epilepsy seizures cystic_fibrosis arthritis kidney dialysis transplant chronic heart_condition relapse remission crohns sickle_cell lupus oncology radiotherapy treatment_weeks hair_fall condition_life asthma blood_sugar port central_line life_long stoma feeding_tube diagnosed ill_months cancer_child quimioterapia diabetes_tipo',
  'nail-cutting':
    'cut_nail nail_clipper trim_nail fingernail toenail toe_nail clip_nail nail_scissors nail_cut nails_long nails_short filing_nail clipping file_nail nail_trim scratchy_nails nail_file manicure talons claws cortar_uñas cortauñas snip_nail',
  'clothes-itch':
    'clothes itchy itch scratchy tag label seam sock sock_seam jeans jumper wool sweater collar trousers pants_tight underwear knickers leggings tights uniform_itchy stiff soft_clothes uncomfortable_clothes fabric polyester waistband coat_refuse jacket_wear shoes_feel laces_tight sleeves sleeve_wet sensory_clothes wear_anything dress_wear elastic cuffs zip hoodie buttons tight naked_clothes etiqueta calcetines ropa_pica costuras pica',
  swimming:
    'swim swimming pool swimming_pool lesson_swim float armbands deep_end deep_water paddle goggles pool_edge instructor swim_teacher head_under dive diving poolside sea wave splash pool_side chlorine clings_side swim_class noodle kickboard puddle beach_water jump_pool natacion piscina nadar lane shallow_end',
  operation:
    'operation surgery surgeon anaesthetic anesthetic anaesthesia anesthesia put_sleep theatre_gown tonsils tonsillectomy adenoids grommets hernia appendix appendicitis stitches go_theatre under_knife keyhole circumcision squint_surgery recovery_room wake_surgery incision fasting op pre_op post_op heart_surgery operate removed operar operacion cirugia anestesia amigdalas',
  'broken-bone':
    'broken_arm broken_leg broken_bone fracture fractured cast plaster plaster_cast crutches sling broke_arm broke_leg broke_wrist broken_wrist broken_collarbone ankle sprain snapped elbow monkey_bars fell_tree trampoline_fall fell_bike wrist boot_cast itchy_cast saw_cast bone yeso escayola hueso roto_brazo broken_finger',
  'new-equipment':
    'wheelchair walker splint orthotics afo afos brace_leg leg_brace standing_frame power_chair powerchair prosthetic prosthesis artificial_leg communication_device talker_device aac_device crutch hoist stander insoles helmet_medical special_shoes gait_trainer frame_walk back_brace scoliosis body_brace silla_ruedas ortesis andador adaptive_stroller eye_gaze buggy_special',
  'body-gets-tired':
    'tired_soon worn_out fatigue stamina low_energy exhausted_easy legs_tired legs_ache breathless out_breath rest_often keep_up cant_run puffed pacing muscle hypotonia low_tone muscular_dystrophy hypermobile heart_slow tires_quickly sits_out_pe joint_pain legs_hurt energy_battery gets_tired slower_others chronic_fatigue long_covid wobbly_legs need_rest',
  scan: 'scan mri ct xray x_ray ultrasound scanner tube machine_lie lie_still brain_scan noisy_tube eeg ecg radiology tunnel imaging lie_tunnel electrodes wires_head picture_inside pictures_brain pictures_bone jelly_belly contrast dye resonancia radiografia ecografia big_camera barium',
  'potty-training':
    'potty poo poop wee pee nappy diaper pull_ups pullups toilet_train potty_train accident accidents wets_pants withhold withholding constipation constipated holding_poo soiling underpants wet_pants dry_day big_girl_pants knickers_wet poops_pants poo_pants sit_potty nappies toilet_training daytime_dry undies pull_up orinal pañal caca pis popo skidmarks poo_hiding encopresis',
  'potty-transition':
    'big_toilet real_toilet grown_toilet toilet_seat potty_toilet fall_toilet toilet_high step_stool training_seat seat_reducer travel_potty only_potty proper_toilet adult_toilet fall_in toilet_not_potty carry_potty feet_dangle potty_everywhere inodoro_grande stand_wee wee_standing potty_great',
  'bed-wetting':
    'wet_bed bed_wet wets_bed sheets sheet_wet soaked nighttime_accident night_nappy dry_night dry_nights enuresis mattress_protector wet_sheet wakes_wet wet_pyjamas night_pee pee_bed drynites goodnites wet_night puddle_bed bed_alarm sleepover_wet wee_bed lift_night soaking_morning moja_cama pis_cama pull_ups_night wet_morning bladder wetting_night',
  'thumb-sucking':
    'thumb suck_thumb thumb_mouth thumb_suck sucks_finger sucking_finger thumbsucking finger_mouth sore_thumb thumb_guard crooked_tooth buck_teeth overbite thumb_sucker sucks_thumb fingers_sucking wrinkled_thumb chupa_dedo pulgar_boca',
  'dummy-or-bottle':
    'dummy pacifier binky bottle paci soother nuk dodie bobo milk_bottle bedtime_bottle dummy_fairy sippy wean weaning breast boob breastfeeding nursing_toddler give_up_dummy teat bottle_sleep dummies comforter_dummy sucks_dummy bo_bo ba_ba chupete biberon chupo night_milk boobie',
  'nail-biting':
    'nail bite_nail chew_nail nails_bitten chews_finger gnaws nibble_nail bitten_nails bites_nails cuticle cuticles fingers_bleed skin_finger nail_bleeding raw_finger bitter_polish nail_biter nail_stub chewing_fingers stubs come_uñas muerde_uñas nibbles bites_fingers',
  'hair-and-skin':
    'pull_hair_out pulls_own_hair trichotillomania hair_pulling twirls_hair twiddles_hair bald_patch bald_spot eyelashes eyebrows pick_skin skin_picking picks_scab scab scabs picking_lip lip_picking eczema_scratch scratches_skin dermatillomania pulling_lashes pick_spots pluck_hair picks_skin picks_lips eat_hair se_arranca_pelo costras bald plucks',
};
