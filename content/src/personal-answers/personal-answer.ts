/** What people say of themselves to a question that everybody knows, and how it can be told. */
export interface PersonalAnswer {
  id: string;
  /** How an assessor takes it, and a way to say it, spoken to the applicant. */
  advice: string;
}
