import type { PersonRelation, PersonRequest, PersonView } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from './api.ts';

export function changePerson(id: string, request: PersonRequest): Promise<ApiResult<PersonRelation>> {
  return apiRequest('PUT', `/me/people/${id}`, request);
}

export function findPerson(name: string): Promise<ApiResult<PersonView>> {
  return apiRequest('GET', `/people?name=${encodeURIComponent(name)}`);
}

export function declineInvitation(match: string): Promise<ApiResult<object>> {
  return apiRequest('DELETE', `/matches/${match}/invitations`);
}
